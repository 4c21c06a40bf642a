import type {LoadContext} from '@docusaurus/types';
import type {Link, List, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {documentOf, type Language} from '../lib/content/folders';
import {listedItems, loadContract, translated, type ListedItem, type Member} from '../lib/contract';
import {attributesOf} from '../lib/markdown';
import {attribute, code, paragraph, text} from './nodes';
import {SectionLinks} from './section-links';

/** How each language introduces a default value. */
const BY_DEFAULT = {
  en: (value: PhrasingContent): PhrasingContent[] => [text('default '), value],
  fr: (value: PhrasingContent): PhrasingContent[] => [value, text(' par défaut')],
} satisfies Record<Language, unknown>;

/**
 * Replaces `<Members of="options" />` and `<SharedErrors ids="error-aot" />` with a list. Each item has the name of a
 * member or error, linked to the section that explains it, its type and default value, and a description. The content
 * comes from the library's contract, so it is the same on every page.
 *
 * An item has the id of its member, unless a section of the page has that id.
 *
 * @throws {Error} when `listedItems` or `translated` throws, or when the section of a link does not exist
 */
export default function members({siteDir}: Pick<LoadContext, 'siteDir'>) {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const {language, docsDir, id: doc} = documentOf(siteDir, page.path);
      const items = listedItems(loadContract(siteDir), doc, {name: node.name, attributes: attributesOf(node)});
      if (!items) {
        return;
      }
      const links = new SectionLinks(docsDir, page.path);
      const write = ({id, page: other, member, text: description}: ListedItem): PhrasingContent[] => {
        const hasSection = links.has({doc, id});
        const target = hasSection ? {doc, id} : other;
        const link = member ? links.toMember(member.name, target) : links.toHeading(target);
        return [
          hasSection ? link : anchored(id, link),
          ...factsOf(id, member, language),
          {type: 'break'},
          descriptionOf(translated(description, language, siteDir)),
        ];
      };
      const list: List = {
        type: 'list',
        ordered: false,
        spread: false,
        data: {hProperties: {className: ['members']}},
        children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(...write(item))]})),
        // Docusaurus uses the position in its messages about links.
        position: node.position,
      };
      parent!.children[index!] = list;
    });
  };
}

/** Returns the type and the default value, which come after the name. */
export function factsOf(id: string, member: ListedItem['member'], language: Language): PhrasingContent[] {
  if (!member?.type) {
    return [];
  }
  const value = defaultOf(id, member);
  const introduced = value === undefined ? [] : [text(', '), ...BY_DEFAULT[language](code(value))];
  return [text(' '), span('member-facts', [code(member.type), ...introduced])];
}

/** Returns the default value, if any. A test option defaults to the value that the test bed was created with. */
export function defaultOf(id: string, member: Member): string | undefined {
  return id.startsWith('test-option-') ? undefined : member.default;
}

function anchored(id: string, link: Link): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'SharedMember',
    attributes: [attribute('id', id)],
    children: [link],
  };
}

/** Returns a sentence, whose code is in backticks, as the description of a member. */
export function descriptionOf(sentence: string): PhrasingContent {
  const pieces = sentence
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? text(piece) : code(piece)))
    .filter(({value}) => value !== '');
  return span('member-text', pieces);
}

function span(className: string, children: PhrasingContent[]): PhrasingContent {
  return {type: 'emphasis', data: {hName: 'span', hProperties: {className: [className]}}, children};
}
