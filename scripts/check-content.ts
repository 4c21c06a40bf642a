import path from 'node:path';
import {checkFrench} from '../checks/contract/checkFrench';
import {checkPages} from '../checks/contract/checkPages';
import {readPages} from '../checks/contract/readPages';
import sidebars from '../sidebars';
import {CONTENT_FOLDERS, type Language} from '../src/lib/content/folders';
import {loadContract, readFrench} from '../src/lib/contract';
import {checkContent} from '../src/plugins/content-check/checkContent';

const siteDir = path.resolve(__dirname, '..');

/**
 * `npm run check:content`: what the build checks before it begins, in both languages, and the pages against the contract
 * of the library; exit code 1 when something is wrong.
 */
function main(): void {
  const messages = (['en', 'fr'] as const).flatMap((language: Language) => [
    ...checkContent({siteDir, language, sidebars}).map(({message}) => message),
    ...checkPages(loadContract(siteDir), readPages(siteDir, language), CONTENT_FOLDERS.docs[language]).map(
      ({file, line, message}) => `${file}:${line}: ${message}`,
    ),
  ]);
  const french = checkFrench(loadContract(siteDir), readFrench(siteDir));
  messages.push(...french.map((message) => `samples/contract/french.json:1: ${message}`));
  // A sidebar or an author is the same in both languages.
  new Set(messages).forEach((message) => console.error(message));
  process.exitCode = messages.length === 0 ? 0 : 1;
}

main();
