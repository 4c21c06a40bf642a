import type {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme-original/prism-include-languages';

// Why: what a test runner prints, in a fence with the language `console`, shows in color what passed and what failed.
export default function prismIncludeLanguagesAndConsole(prism: typeof Prism): void {
  (prismIncludeLanguages as (own: typeof Prism) => void)(prism);
  prism.languages.console = {failed: /\bFAILED\b|^npm error\b/m, passed: /\bSUCCESS\b/};
}
