import fs from 'node:fs';
import path from 'node:path';
import {entryRedirects} from '../../config/entryRedirects';
import {listAddresses} from '../../lib/content/addresses';
import {CONTENT_FOLDERS, englishOf, type Language} from '../../lib/content/folders';
import {didYouMean} from '../../lib/content/didYouMean';
import type {Part} from '../../lib/markdown';
import type {CheckedPage, Finding} from './pages';

/** The target of a link: a page, by its English file (`null` for any other target); or the name of what is missing. */
type Target = {page: string | null} | {missing: string; fix: string};

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const OTHER_SITE = /^(?:https?:)?\/\//i;
const MARKDOWN = /\.mdx?$/;
const SITE = /^@site\//;
/** File extensions that an import may omit. */
const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx'];

/**
 * Returns a function that checks the links in a page: files, addresses, images and sections. A link to a section that
 * does not exist is only a warning, as the specification requires. Images and other sources must be files of this site,
 * because the Content Security Policy makes the browser block all others (`src/plugins/post-build`).
 *
 * @param pages all pages of the language
 */
export function linkChecker(
  siteDir: string,
  language: Language,
  pages: readonly CheckedPage[],
): (page: CheckedPage) => Finding[] {
  const {pages: own, docs, posts, lists} = listAddresses(siteDir);
  /** English files by address; `null` for pages without a file. */
  const files = new Map<string, string | null>([
    ...['', ...own, ...lists, ...entryRedirects.redirects.map(({from}) => from)].map(
      (address) => [address, null] as const,
    ),
    ...[...docs, ...posts].map(([file, address]) => [address, file] as const),
  ]);
  const byFile = new Map(pages.map((page) => [english(page), page]));

  return (page) =>
    page.parts.flatMap((part) =>
      [
        ...sourcesOf(part).map(checkSource),
        ...(part.kind === 'import' ? [checkImport(page, part.target)] : []),
        ...targetsOf(part).map((target) => checkTarget(page, part.kind === 'image', target)),
      ].flatMap((finding) => (finding ? [{line: part.line, ...finding}] : [])),
    );

  /** Checks that an imported file exists. The bundler does not say which page imports it. */
  function checkImport({file}: CheckedPage, target: string): Omit<Finding, 'line'> | null {
    const isFile = SITE.test(target) || target.startsWith('.');
    const place = SITE.test(target) ? target.replace(SITE, '') : path.posix.join(path.posix.dirname(file), target);
    return isFile && !EXTENSIONS.some((end) => fs.existsSync(path.join(siteDir, place + end)))
      ? {what: `the import of ${target} is broken: there is no ${place}`, fix: 'correct the path, or add the file.'}
      : null;
  }

  function checkTarget(page: CheckedPage, isImage: boolean, target: string): Omit<Finding, 'line'> | null {
    if (SCHEME.test(target)) {
      return null;
    }
    const [, path = '', fragment = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(target) ?? [];
    const [file, id] = [decode(path), decode(fragment)];
    const found = find(page, isImage, file, path);
    if ('missing' in found) {
      const what = `the ${isImage ? 'image' : 'link to'} ${target} is broken: there is no ${found.missing}`;
      return {what, fix: found.fix};
    }
    const other = found.page === null ? undefined : byFile.get(found.page);
    const ids = other?.ids.map((heading) => heading.id);
    return !ids || !other?.hasAllIds || !id || ids.includes(id)
      ? null
      : {what: `the link to ${target} leads to a missing section`, fix: didYouMean(id, ids), isWarning: true};
  }

  function find(page: CheckedPage, isImage: boolean, file: string, address: string): Target {
    if (file === '') {
      return {page: english(page)};
    }
    if (isImage) {
      return findFile(page, file);
    }
    if (MARKDOWN.test(file)) {
      return findMarkdown(page, file);
    }
    const found = findAddress(page, address);
    return 'missing' in found && path.extname(file) ? findFile(page, file) : found;
  }

  /** Resolves a path as Docusaurus does: from the page's folder, the content folder, or the site folder. */
  function findMarkdown({kind, name}: CheckedPage, file: string): Target {
    const folder = CONTENT_FOLDERS[kind].en;
    const from = path.posix.dirname(`${folder}/${name}`);
    const candidates = SITE.test(file)
      ? [file.replace(SITE, '')]
      : [path.posix.join(file.startsWith('/') ? folder : from, file), path.posix.join(folder, file)];
    const known = new Set([...files.values(), ...byFile.keys()]);
    const originals = candidates.map((candidate) => englishOf(candidate) ?? candidate);
    const page = originals.find((candidate) => candidate.startsWith(`${folder}/`) && known.has(candidate));
    if (page !== undefined) {
      return {page};
    }
    if (!originals[0]!.startsWith(`${folder}/`)) {
      return {
        missing: `such file among the ${{docs: 'documents', blog: 'posts', pages: 'pages'}[kind]}`,
        fix: 'links between documents and posts need the address, such as /docs/introduction.',
      };
    }
    const links = [...known].flatMap((other) =>
      other?.startsWith(`${folder}/`) ? dotted(path.posix.relative(from, other)) : [],
    );
    const otherwise = 'write the path relative to this file.';
    return {missing: originals[0]!, fix: suggest(dotted(path.posix.normalize(file)), links, otherwise)};
  }

  function findAddress(page: CheckedPage, target: string): Target {
    const own = english(page);
    const base = `http://site/${[...files].find(([, file]) => file === own)?.[0] ?? ''}`;
    const name = decode(new URL(target, base).pathname).replace(/^\/|\/$/g, '');
    return files.has(name)
      ? {page: files.get(name)!}
      : {
          missing: `page at ${name}`,
          fix: suggest(name, [...files.keys()], 'write the path of a page relative to this file, or its address.'),
        };
  }

  function findFile(page: CheckedPage, file: string): Target {
    const place = SITE.test(file)
      ? file.replace(SITE, '')
      : path.posix.join(file.startsWith('/') ? 'static' : path.posix.dirname(page.file), file);
    return fs.existsSync(path.join(siteDir, place))
      ? {page: null}
      : {missing: place, fix: 'put the file there, or change the path.'};
  }

  function english({file}: CheckedPage): string {
    return language === 'fr' ? (englishOf(file) ?? file) : file;
  }
}

/** Returns the decoded text, or the text unchanged if it is malformed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Suggests the closest known name, because the whole list would be too long. */
function suggest(asked: string, known: readonly string[], otherwise: string): string {
  const meant = didYouMean(asked, known);
  return meant.startsWith('did you') ? meant : otherwise;
}

function dotted(file: string): string {
  return file.startsWith('.') ? file : `./${file}`;
}

/** Returns the addresses that the browser loads when it shows the page: images and other sources. */
function sourcesOf(part: Part): string[] {
  if (part.kind === 'image') {
    return [part.target];
  }
  return part.kind === 'element' ? ['src', 'poster'].flatMap((name) => part.attributes.get(name) ?? []) : [];
}

function checkSource(source: string): Omit<Finding, 'line'> | null {
  return OTHER_SITE.test(source)
    ? {
        what: `the page loads ${source} from another site, which the browser blocks (Content Security Policy)`,
        fix: 'put a copy in static/ and use its address, or link to it instead.',
      }
    : null;
}

function targetsOf(part: Part): string[] {
  if (part.kind === 'link' || part.kind === 'image') {
    return [part.target];
  }
  return part.kind === 'element' ? ['href', 'to'].flatMap((name) => part.attributes.get(name) ?? []) : [];
}
