import type {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme-original/prism-include-languages';

// Change: adds the language `console`, which colors the passed and failed tests in a test runner's output. Colors only
// the comments of commands, because the original colors arguments such as `test`, and keeps packages and options in
// commands from breaking across lines.
export default function prismIncludeLanguagesAndConsole(prism: typeof Prism): void {
  (prismIncludeLanguages as (own: typeof Prism) => void)(prism);
  // Packages and options, which `.word` in src/css/code.css keeps on one line. Longer words must break on a phone.
  const word = {pattern: /(^|\s)(?=\S*-)[\w@./=-]{1,30}(?!\S)/, lookbehind: true};
  prism.languages.bash = {comment: prism.languages.bash!.comment, word};
  prism.languages.console = {failed: /\bFAILED\b|^npm error\b/m, passed: /\bSUCCESS\b/};
}
