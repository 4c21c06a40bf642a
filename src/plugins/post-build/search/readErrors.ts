import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../../lib/content/folders';
import {readMarkdown, sectionsOf} from '../../../lib/markdown';
import type {ExplainedError} from '../../../search/errors/explain';
import type {Language} from '../../../search/model';

/** The page that explains error messages, one section per message. */
const PAGE = {file: 'getting-started.mdx', address: 'docs/getting-started'};

const ERROR = /^error-/;
/** A link to a page of this site, or to a section of the same page. */
const LINK = /\[([^\]]+)\]\(([./#][^)]*)\)/g;
/** Code that contains backticks, which messages put around names. */
const CODE_WITH_BACKTICKS = /(?<!`)`` ?(.+?) ?``(?!`)/g;
const ITEM = /^- /;
const CASE = /^- \*\*/;
const CODE = /`([^`]+)`/g;
/** Minimum number of words of a message, not counting its varying parts; a shorter code span is a name. */
const MIN_WORDS = 3;
const WORD = /^[^…\d]+$/;
/** An error code, which some runners print without the message and others omit. */
const ERROR_CODE = /^(NG\d+): /;

/**
 * Reads the error messages that the documentation explains, in a language.
 *
 * @param siteDir absolute path of the repository
 */
export function readErrors(siteDir: string, language: Language): ExplainedError[] {
  const file = `${CONTENT_FOLDERS.docs[language]}/${PAGE.file}`;
  const source = fs
    .readFileSync(path.join(siteDir, file), 'utf8')
    // Escapes the brackets, so that the parser leaves the link in the text of its paragraph.
    .replace(LINK, (_, text: string, target: string) => `\\[${text}\\](${addressOf(target)})`)
    .replace(CODE_WITH_BACKTICKS, (_, code: string) => `\`${code.replace(/`[^`]+`/g, '…')}\``);
  const sourceLines = source.split('\n');
  return sectionsOf(readMarkdown(source, file)).flatMap(({heading, parts}) => {
    if (!heading || !ERROR.test(heading.id)) {
      return [];
    }
    const error: ExplainedError = {
      address: `${PAGE.address}#${heading.id}`,
      title: heading.text,
      messages: formsOf(codeIn(heading.text)[0] ?? heading.text),
      lines: [],
    };
    for (const part of parts) {
      if (part.kind !== 'text') {
        continue;
      }
      const written = sourceLines[part.line - 1]!;
      const text = ITEM.test(written) ? `- ${part.text}` : part.text;
      if (CASE.test(written)) {
        const names = codeIn(part.text.split(/\s?: /)[0]!);
        error.lines.push({text, names});
        error.messages.push(...names.filter(isMessage));
      } else {
        error.lines.push({text});
        error.messages.push(...codeIn(part.text).filter(isMessage).flatMap(formsOf));
      }
    }
    return [error];
  });
}

/** Returns the address that a link of the page leads to: `path#id`. */
function addressOf(target: string): string {
  const {pathname, hash} = new URL(target.replace('.mdx', ''), `https://site/${PAGE.address}`);
  return pathname.slice(1) + hash;
}

/** Returns a message and, if it starts with an error code, also the code and the rest. */
function formsOf(message: string): string[] {
  return [message, ...message.split(ERROR_CODE).slice(1)];
}

function isMessage(code: string): boolean {
  return code.split(' ').filter((word) => WORD.test(word)).length >= MIN_WORDS;
}

function codeIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([, code]) => code!);
}
