/** Vitest's global setup: installs missing browsers before the tests of all engines start. */
export {installBrowsers as setup} from '../../scripts/support/browser';
