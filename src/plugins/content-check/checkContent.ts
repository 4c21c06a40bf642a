import type {Language} from '../../lib/content/folders';
import type {Problem} from '../../lib/content/problem';
import {checkFrontMatter} from './frontMatter';
import {LinkCheck} from './links';
import {pagesIn, type CheckedPage, type Finding} from './pages';

/**
 * Finds mistakes in the content of a language that Docusaurus silently accepts, or that it does not report with a line.
 * Each is reported with its file, its line and how to fix it.
 *
 * @param siteDir absolute path of the repository
 */
export function checkContent(siteDir: string, language: Language): Problem[] {
  const pages = pagesIn(siteDir, language);
  const links = new LinkCheck(siteDir, language, pages);
  return pages.flatMap((page) => [
    ...page.problems,
    ...[...checkFrontMatter(page), ...checkIds(page), ...checkAdmonitions(page), ...links.check(page)].map(
      (finding) => ({file: page.file, ...finding}),
    ),
  ]);
}

function checkIds({ids}: CheckedPage): Finding[] {
  return ids.flatMap(({id, line}, index) => {
    const first = ids.findIndex((other) => other.id === id);
    return first === index
      ? []
      : [{line, what: `the id "${id}" is already used on line ${ids[first]!.line}`, fix: 'change one of the two ids.'}];
  });
}

/** Docusaurus warns about unknown types. */
function checkAdmonitions({parts}: CheckedPage): Finding[] {
  const open: number[] = [];
  const findings: Finding[] = [];
  for (const part of parts) {
    if (part.kind === 'admonition') {
      open.push(part.line);
      const type = part.type.trim();
      if (type !== part.type) {
        findings.push({line: part.line, what: `":::${part.type}" is not an admonition`, fix: `write ":::${type}".`});
      }
    } else if (part.kind === 'admonition-end' && open.pop() === undefined) {
      findings.push({line: part.line, what: '":::" has no admonition to close', fix: 'remove it, or open one above.'});
    }
  }
  return [
    ...findings,
    ...open.map((line) => ({line, what: 'this admonition is never closed', fix: 'end it with a line ":::".'})),
  ];
}
