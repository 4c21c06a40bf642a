import type {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme-original/prism-include-languages';

// Why: adds the language `console`, which colors the passed and failed tests in a test runner's output.
export default function prismIncludeLanguagesAndConsole(prism: typeof Prism): void {
  (prismIncludeLanguages as (own: typeof Prism) => void)(prism);
  prism.languages.console = {failed: /\bFAILED\b|^npm error\b/m, passed: /\bSUCCESS\b/};
}
