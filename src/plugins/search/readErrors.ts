import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../lib/content/folders';
import {readMarkdown, sectionsOf} from '../../lib/markdown';
import type {ExplainedError} from '../../search/errors/explain';
import type {Language} from '../../search/model';

/** The page that explains each error message, a section each. */
const PAGE = {file: 'getting-started.mdx', address: 'docs/getting-started'};

const ERROR = /^error-/;
/** A link that ends a paragraph, as a sentence of its own: the answer has one link, to the section. */
const LAST_LINK = /(?<=[.:!?] )\[[^\]]+\]\([^)]+\)\.$/gm;
/** Code with backticks in it, between which a message names something. */
const CODE_WITH_BACKTICKS = /(?<!`)`` ?(.+?) ?``(?!`)/g;
const CASE = /^- \*\*/;
const CODE = /`([^`]+)`/g;
/** A shorter code span is a name. */
const LEAST_WORDS = 3;

/**
 * Reads the error messages that the documentation explains in a language, or in English where the page is not
 * translated. Without the page there are none.
 *
 * @param siteDir absolute path of the repository
 */
export function readErrors(siteDir: string, language: Language): ExplainedError[] {
  const file = [CONTENT_FOLDERS.docs[language], CONTENT_FOLDERS.docs.en]
    .map((folder) => `${folder}/${PAGE.file}`)
    .find((place) => fs.existsSync(path.join(siteDir, place)));
  if (file === undefined) {
    return [];
  }
  const source = fs
    .readFileSync(path.join(siteDir, file), 'utf8')
    .replace(LAST_LINK, '')
    .replace(CODE_WITH_BACKTICKS, (_, code: string) => `\`${code.replace(/`[^`]+`/g, '…')}\``);
  const sourceLines = source.split('\n');
  return sectionsOf(readMarkdown(source, file)).flatMap(({heading, parts}) => {
    if (!heading || !ERROR.test(heading.id)) {
      return [];
    }
    const error: ExplainedError = {
      address: `${PAGE.address}#${heading.id}`,
      title: heading.text,
      messages: messagesOf(heading.text),
      lines: [],
    };
    for (const part of parts) {
      if (part.kind !== 'text') {
        continue;
      }
      const written = sourceLines[part.line - 1]!;
      if (CASE.test(written)) {
        const [beginning] = part.text.split(/\s?: /);
        error.lines.push({text: part.text, names: codeIn(beginning!)});
      } else {
        error.lines.push({text: part.text});
        error.messages.push(...codeIn(part.text).filter((code) => code.split(' ').length >= LEAST_WORDS));
      }
    }
    return [error];
  });
}

/** The message of a heading, and the code of an error that it begins with: some runners print nothing else. */
function messagesOf(heading: string): string[] {
  const [message = heading] = codeIn(heading);
  const code = /^NG\d+/.exec(message);
  return code ? [message, code[0]] : [message];
}

function codeIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([, code]) => code!);
}
