import path from 'node:path';
import type {Link, List, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {CONTENT_FOLDERS, fromRoot, languagesOf, type Language} from '../lib/content/folders';
import {frenchOf, listedItems, loadContract, type ListedItem} from '../lib/contract';
import {SectionLinks} from './section-links';

/** Options of the lists of members. */
export interface MembersOptions {
  /** Absolute path of the repository. */
  siteDir: string;
}

/** How each language names a default value. */
const BY_DEFAULT = {
  en: (value: PhrasingContent): PhrasingContent[] => [text('default '), value],
  fr: (value: PhrasingContent): PhrasingContent[] => [value, text(' par défaut')],
} satisfies Record<Language, unknown>;

/**
 * Replaces `<Members of="options" />` and `<SharedErrors ids="error-aot" />` by a list with an item for each member or
 * error: its name, which leads to the section that explains it, type and default value, and what it does. All of it
 * comes from the contract of the library, so every page says the same.
 *
 * The item carries the id of the member, unless a section of the page has it.
 *
 * To be registered under `beforeDefaultRemarkPlugins`: Docusaurus resolves the links.
 *
 * @throws {Error} what `listedItems` and `frenchOf` throw, and for a section to link to that does not exist
 */
export default function members({siteDir}: MembersOptions) {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const language = languagesOf(fromRoot(siteDir, page.path))[0]!;
      const docsDir = path.join(siteDir, CONTENT_FOLDERS.docs[language]);
      const doc = fromRoot(docsDir, page.path).replace(/\.mdx$/, '');
      const attributes = node.attributes.flatMap((attribute): [string, string][] =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? [[attribute.name, attribute.value]]
          : [],
      );
      const items = listedItems(loadContract(siteDir), doc, {name: node.name, attributes: new Map(attributes)});
      if (items) {
        const list = new ListWriter(siteDir, language, doc, new SectionLinks(docsDir, page.path)).write(items);
        // Docusaurus names the place in its messages about links.
        parent!.children[index!] = {...list, position: node.position};
      }
    });
  };
}

class ListWriter {
  constructor(
    private readonly siteDir: string,
    private readonly language: Language,
    private readonly doc: string,
    private readonly links: SectionLinks,
  ) {}

  write(items: readonly ListedItem[]): List {
    const children = items.map((item) => ({
      type: 'listItem' as const,
      spread: false,
      children: [{type: 'paragraph' as const, children: this.itemOf(item)}],
    }));
    return {type: 'list', ordered: false, spread: false, children};
  }

  private itemOf({id, page, member, text: says}: ListedItem): PhrasingContent[] {
    const hasSection = this.links.has({doc: this.doc, id});
    const target = hasSection ? {doc: this.doc, id} : page;
    const link = member ? this.links.toMember(member.name, target) : this.links.toHeading(target);
    const sentence =
      typeof says === 'string' ? (this.language === 'en' ? says : frenchOf(says, this.siteDir)) : says[this.language];
    return [
      hasSection ? link : anchored(id, link),
      ...this.factsOf(id, member),
      {type: 'break'},
      ...withCode(sentence),
    ];
  }

  /** The default of an option of one test is what the test bed was created with. */
  private factsOf(id: string, member: ListedItem['member']): PhrasingContent[] {
    if (!member?.type) {
      return [];
    }
    const hasDefault = member.default !== undefined && !id.startsWith('test-option-');
    const value = hasDefault ? [text(', '), ...BY_DEFAULT[this.language](code(member.default!))] : [];
    return [text(' ('), code(member.type), ...value, text(')')];
  }
}

function anchored(id: string, link: Link): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'SharedMember',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [link],
  };
}

/** A sentence whose code is between backticks. */
function withCode(sentence: string): PhrasingContent[] {
  return sentence
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? text(piece) : code(piece)))
    .filter(({value}) => value !== '');
}

function text(value: string) {
  return {type: 'text' as const, value};
}

function code(value: string) {
  return {type: 'inlineCode' as const, value};
}
