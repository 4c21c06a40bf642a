/** Before the engines start, at the same time: what the machine lacks is installed. */
export {installBrowsers as setup} from '../../scripts/support/browser';
