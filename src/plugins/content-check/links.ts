import fs from 'node:fs';
import path from 'node:path';
import {entryRedirects} from '../../config/entryRedirects';
import {listAddresses} from '../../lib/content/addresses';
import {CONTENT_FOLDERS, englishOf, type Language} from '../../lib/content/folders';
import {didYouMean} from '../../lib/content/didYouMean';
import type {Part} from '../../lib/markdown';
import type {Finding} from './frontMatter';
import type {CheckedPage} from './pages';

/** Where a link leads: to another site, to a page, or to nothing. */
type Target = {page: string | null} | {missing: string; fix: string} | null;

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const MARKDOWN = /\.mdx?$/;

/**
 * Checks the links of pages: files, addresses, images, and sections. A link to a section that does not exist is only
 * a warning, as the specification has it.
 */
export class LinkCheck {
  /** English file by address. */
  private readonly files: Map<string, string | null>;
  private readonly pages: Map<string, CheckedPage>;

  /** @param pages all pages of the language */
  constructor(
    private readonly siteDir: string,
    private readonly language: Language,
    pages: readonly CheckedPage[],
  ) {
    const {pages: own, docs, posts, lists} = listAddresses(siteDir);
    this.files = new Map<string, string | null>([
      ...['', ...own, ...lists, ...entryRedirects.redirects.map(({from}) => from)].map(
        (address) => [address, null] as const,
      ),
      ...[...docs, ...posts].map(([file, address]) => [address, file] as const),
    ]);
    this.pages = new Map(
      pages.map((page) => [language === 'fr' ? (englishOf(page.file) ?? page.file) : page.file, page]),
    );
  }

  check(page: CheckedPage): (Finding & {isWarning?: boolean})[] {
    return page.parts.flatMap((part) =>
      targetsOf(part).flatMap((target) => this.checkTarget(page, part.kind === 'image', target, part.line)),
    );
  }

  private checkTarget(
    page: CheckedPage,
    isImage: boolean,
    target: string,
    line: number,
  ): (Finding & {isWarning?: boolean})[] {
    if (SCHEME.test(target)) {
      return [];
    }
    const [, file = '', id = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(target) ?? [];
    const own = this.language === 'fr' ? englishOf(page.file)! : page.file;
    const found =
      file === ''
        ? {page: own}
        : isImage
          ? this.findFile(page, file)
          : MARKDOWN.test(file)
            ? this.findMarkdown(page, file)
            : this.findAddress(own, file);
    if (!found) {
      return [];
    }
    if ('missing' in found) {
      return [
        {
          line,
          text: `the ${isImage ? 'image' : 'link to'} ${target} leads nowhere: there is no ${found.missing}; ${found.fix}`,
        },
      ];
    }
    const ids = found.page === null ? null : (this.pages.get(found.page)?.ids ?? null);
    const fragment = decodeURIComponent(id);
    return ids === null || !fragment || ids.has(fragment)
      ? []
      : [
          {
            line,
            text: `the link to ${target} leads to no section; ${didYouMean(fragment, [...ids].filter(Boolean))}`,
            isWarning: true,
          },
        ];
  }

  private findMarkdown(page: CheckedPage, file: string): Target {
    const folders = CONTENT_FOLDERS[page.kind];
    const name = file.startsWith('/')
      ? file.slice(1)
      : path.posix.join(path.posix.dirname(page.name), decodeURIComponent(file));
    const english = `${folders.en}/${name}`;
    const isOwn = !name.startsWith('../');
    if (
      isOwn &&
      (fs.existsSync(path.join(this.siteDir, folders[this.language], name)) ||
        fs.existsSync(path.join(this.siteDir, english)))
    ) {
      return {page: english};
    }
    const others = [...this.pages].filter(([other, {kind}]) => kind === page.kind && this.pages.get(other) !== page);
    const links = others.map(([other]) =>
      dotted(path.posix.relative(path.posix.dirname(`${folders.en}/${page.name}`), other)),
    );
    const otherwise = isOwn
      ? 'write the path from the file of this page.'
      : 'between documents and posts, write the address, such as /docs/introduction.';
    return {
      missing: isOwn ? english : `such file among the ${page.kind === 'blog' ? 'posts' : 'documents'}`,
      fix: suggest(dotted(path.posix.normalize(file)), links, otherwise),
    };
  }

  private findAddress(own: string, file: string): Target {
    const base = [...this.files].find(([, page]) => page === own)?.[0] ?? '';
    const address = decodeURIComponent(new URL(file, `http://site/${base}`).pathname).replace(/^\/|\/$/g, '');
    if (this.files.has(address)) {
      return {page: this.files.get(address)!};
    }
    if (fs.existsSync(path.join(this.siteDir, 'static', address))) {
      return null;
    }
    return {
      missing: `page at ${address}`,
      fix: suggest(address, [...this.files.keys()], 'write the path of the file of a page, or the address of one.'),
    };
  }

  private findFile(page: CheckedPage, file: string): Target {
    const place = file.startsWith('/')
      ? path.posix.join('static', file)
      : path.posix.join(path.posix.dirname(page.file), decodeURIComponent(file));
    return fs.existsSync(path.join(this.siteDir, place))
      ? null
      : {missing: place, fix: 'put the image there, or change the path.'};
  }
}

/** The nearest of what there is; the whole list would be too long. */
function suggest(asked: string, known: readonly string[], otherwise: string): string {
  const meant = didYouMean(asked, known);
  return meant.startsWith('did you') ? meant : otherwise;
}

function dotted(file: string): string {
  return file.startsWith('.') ? file : `./${file}`;
}

function targetsOf(part: Part): string[] {
  if (part.kind === 'link' || part.kind === 'image') {
    return [part.target];
  }
  return part.kind === 'element' ? ['href', 'to'].flatMap((name) => part.attributes.get(name) ?? []) : [];
}
