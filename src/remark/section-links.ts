import fs from 'node:fs';
import path from 'node:path';
import type {Link} from 'mdast';
import {fromRoot} from '../lib/content/folders';
import type {PageReference} from '../lib/contract';
import {readMarkdown, type Heading, type Markdown} from '../lib/markdown';
import {code, text} from './nodes';

/** Creates links to sections of documents in one language, labeled with the titles and headings of those pages. */
export class SectionLinks {
  private readonly pages = new Map<string, Markdown>();

  constructor(
    private readonly docsDir: string,
    private readonly pagePath: string,
  ) {}

  /** Returns a link labeled with the page title and the section heading. */
  toSection(reference: PageReference): Link {
    return this.to(reference, [text(`${this.titleOf(reference)}, ${this.headingOf(reference)}`)]);
  }

  /** Returns a link labeled with the section heading. */
  toHeading(reference: PageReference): Link {
    return this.to(reference, [text(this.headingOf(reference))]);
  }

  toMember(name: string, reference: PageReference): Link {
    return this.to(reference, [code(name)]);
  }

  /** Returns a link labeled with the name that the page has in the sidebar. */
  toLabel(reference: PageReference): Link {
    const {sidebar_label: label} = this.read(reference).frontMatter.values;
    return this.to(reference, [text(typeof label === 'string' ? label : this.titleOf(reference))]);
  }

  titleOf(reference: PageReference): string {
    const {title} = this.read(reference).frontMatter.values;
    return typeof title === 'string' ? title : '';
  }

  /** Returns whether the page has a heading with this id. */
  has(reference: PageReference): boolean {
    return this.find(reference) !== undefined;
  }

  private find(reference: PageReference): Heading | undefined {
    const headings = this.read(reference).parts.filter((part) => part.kind === 'heading');
    return headings.find(({id}) => id === reference.id);
  }

  private headingOf(reference: PageReference): string {
    const heading = this.find(reference);
    if (!heading) {
      throw new Error(
        `${this.pagePath} links to ${this.fileOf(reference)}#${reference.id}, but that file has no such heading.`,
      );
    }
    return heading.text.replaceAll('`', '');
  }

  private to(reference: PageReference, children: Link['children']): Link {
    const file = fromRoot(path.dirname(this.pagePath), this.fileOf(reference));
    return {type: 'link', url: `${file}#${reference.id}`, children};
  }

  /** Reads a page and caches it, because many symbols are documented on the same page. */
  private read(reference: PageReference): Markdown {
    const file = this.fileOf(reference);
    const page = this.pages.get(file) ?? readMarkdown(fs.readFileSync(file, 'utf8'), file);
    this.pages.set(file, page);
    return page;
  }

  private fileOf({doc}: PageReference): string {
    return path.join(this.docsDir, `${doc}.mdx`);
  }
}
