import type {Contract, PageReference} from '../../src/lib/contract/model';
import {kebabCase} from '../../src/lib/contract/sectionIds';
import type {Problem} from '../../src/lib/content/problem';
import {listedItems} from '../../src/lib/contract/listed';
import {readMarkdown, sectionsOf, type Heading, type Part} from '../../src/lib/markdown';
import {requirementsOf, type PageRequirements, type Requirement} from './requirements';

/** The source of a documentation page. */
export interface ContractPage {
  /** Path from the repository's root, for messages. */
  file: string;
  /** Id of the document, such as `api/test-beds/component`. */
  doc: string;
  text: string;
}

/** A section of a page, or a table row that replaces one, with the facts that it states about an option or a tool. */
interface Section extends Pick<Heading, 'id' | 'line' | 'text'> {
  stated: readonly OptionFacts[];
}

/** The attributes of an `<OptionFacts>` element, or the facts in the row of a shared member. */
interface OptionFacts {
  /** Omitted in the row of a shared member, because the page that explains it has the type. */
  type?: string;
  default?: string;
  /** 1-based. */
  line: number;
}

const MEMBER_ID = /^(option|tool|test-option|method)-/;
const CODE_SPAN = /^`[^`]+`$/;

/**
 * Compares the pages of one language with the contract. Everything in the contract must have a section with the right
 * id, types and default values must match, and no section may be about an option, tool or method that does not exist.
 *
 * @param pages all pages of that language
 * @param folder folder of the pages, for messages about missing ones
 * @returns the problems, in page order
 */
export function checkPages(contract: Contract, pages: readonly ContractPage[], folder: string): Problem[] {
  const problems: Problem[] = [];
  const otherMembers = otherMemberSections(contract);
  for (const [doc, requirements] of requirementsOf(contract)) {
    const page = pages.find((candidate) => candidate.doc === doc);
    if (!page) {
      const subjects = requirements.required.slice(0, 3).map(({subject}) => subject);
      const fix = `write it; it documents ${subjects.join(', ')}…`;
      problems.push({file: `${folder}/${doc}.mdx`, line: 1, what: 'the page is missing', fix});
      continue;
    }
    const sections = [...readSections(page), ...listedSections(contract, page)];
    const found = [
      ...missingSections(requirements, sections),
      ...sections.flatMap((section) => checkSection(section, requirements)),
      ...unknownMembers(sections, doc, otherMembers),
    ];
    problems.push(...found.map((problem) => ({file: page.file, ...problem})));
  }
  return problems;
}

type Finding = Omit<Problem, 'file'>;

function readSections({text, file}: ContractPage): Section[] {
  return sectionsOf(readMarkdown(text, file)).flatMap(({heading, parts}) => {
    const stated = parts.flatMap((part) =>
      part.kind === 'element' && part.name === 'OptionFacts'
        ? [{type: part.attributes.get('type') ?? '', default: part.attributes.get('default'), line: part.line}]
        : [],
    );
    return [...(heading ? [{...heading, stated}] : []), ...sharedMembers(parts)];
  });
}

/** Returns the members that `<Members>` lists. Their facts need no check, because they come from the contract. */
function listedSections(contract: Contract, {doc, text, file}: ContractPage): Section[] {
  return readMarkdown(text, file).parts.flatMap((part) => {
    const items = part.kind === 'element' && part.name === 'Members' ? listedItems(contract, doc, part)! : [];
    return items.flatMap(({id, page, member}) =>
      member && !(page.doc === doc && page.id === id)
        ? [
            {
              id,
              line: part.line,
              text: `\`${member.name}\``,
              stated: [{type: member.type, default: member.default, line: part.line}],
            },
          ]
        : [],
    );
  });
}

/** Returns the rows that start with `<SharedMember>`, which have the name and the default value in their cells. */
function sharedMembers(parts: readonly Part[]): Section[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'element' || part.name !== 'SharedMember') {
      return [];
    }
    const {line} = part;
    const [text = '', value = ''] = parts.flatMap((cell) =>
      cell.kind === 'text' && cell.line === line ? [cell.text] : [],
    );
    return [
      {
        id: part.attributes.get('id') ?? '',
        line,
        text,
        stated: [{default: CODE_SPAN.exec(value)?.[0].slice(1, -1), line}],
      },
    ];
  });
}

function missingSections({required}: PageRequirements, sections: readonly Section[]): Finding[] {
  const ids = new Set(sections.map(({id}) => id));
  return required
    .filter(({id}) => !ids.has(id))
    .map(({id, subject}) => ({
      line: 1,
      what: `no section #${id}, which documents ${subject}`,
      fix: `the sections are: ${listIds(ids, id)}.`,
    }));
}

function checkSection(section: Section, {required, allowed}: PageRequirements): Finding[] {
  const requirement = required.find(({id}) => id === section.id);
  const isAboutMember =
    MEMBER_ID.test(section.id) || section.id === 'it-should-create' || section.id === 'test-options';
  if (isAboutMember && !requirement && !allowed.has(section.id)) {
    const existing = new Set([...required.map(({id}) => id), ...allowed]);
    const what = `#${section.id} documents something that does not exist`;
    return [{line: section.line, what, fix: `use one of: ${listIds(existing, section.id)}.`}];
  }
  return requirement?.member ? [...checkHeading(section, requirement), ...checkStated(section, requirement)] : [];
}

function checkHeading({id, line, text}: Section, {member}: Requirement): Finding[] {
  const expected = `\`${member!.name}\``;
  return text === expected ? [] : [{line, what: `the heading of #${id} is "${text}"`, fix: `write "${expected}".`}];
}

function checkStated({id, line, stated}: Section, {member, subject}: Requirement): Finding[] {
  if (member!.kind === 'method') {
    return [];
  }
  if (stated.length === 0) {
    return [{line, what: `#${id} has no <OptionFacts>`, fix: `add <OptionFacts type="${member!.type}"…>.`}];
  }
  // Test options default to the options of the test bed, and the default value of a tool is optional.
  const requiresDefault = id.startsWith('option-');
  return stated.flatMap((facts) => [
    ...checkType(facts, member!.type, subject),
    ...checkDefault(facts, member!.default, requiresDefault, subject),
  ]);
}

function checkType({type, line}: OptionFacts, expected: string, subject: string): Finding[] {
  return type === undefined || normalize(type) === normalize(expected)
    ? []
    : [{line, what: `the type of ${subject} is "${expected}", but the page says "${type}"`, fix: 'correct the page.'}];
}

function checkDefault(facts: OptionFacts, expected: string | undefined, required: boolean, subject: string): Finding[] {
  if (facts.default === expected || (facts.default === undefined && !required)) {
    return [];
  }
  const actual =
    expected === undefined ? `${subject} has no default value` : `the default value of ${subject} is "${expected}"`;
  const stated = facts.default === undefined ? 'has none' : `says "${facts.default}"`;
  return [{line: facts.line, what: `${actual}, but the page ${stated}`, fix: 'correct the page.'}];
}

/** Reports headings about unknown members of other interfaces, for example `#### \`click\` {#action-click}`. */
function unknownMembers(
  sections: readonly Section[],
  doc: string,
  members: ReadonlyMap<string, readonly PageReference[]>,
): Finding[] {
  return sections.flatMap(({id, text, line}) => {
    const prefix = [...members.keys()].find((name) => id.startsWith(`${name}-`));
    if (!prefix || !CODE_SPAN.test(text)) {
      return [];
    }
    const everywhere = members.get(prefix)!;
    const here = everywhere.filter((reference) => reference.doc === doc);
    const ids = new Set((here.length > 0 ? here : everywhere).map((reference) => reference.id));
    const what = `#${id} documents a member of "${prefix}" that does not exist`;
    return ids.has(id) ? [] : [{line, what, fix: `use one of: ${[...ids].join(', ')}.`}];
  });
}

/**
 * Returns the sections that doc comments reference for members other than options, tools and methods, such as
 * `action-click` for `click`.
 *
 * @returns sections by the prefix of their id, such as `action`
 */
function otherMemberSections(contract: Contract): Map<string, PageReference[]> {
  const references = new Map<string, PageReference[]>();
  for (const {name, page} of [...contract.declarations.values()].flatMap(({members}) => members)) {
    const suffix = `-${kebabCase(name)}`;
    if (page.id.endsWith(suffix) && !MEMBER_ID.test(page.id)) {
      const prefix = page.id.slice(0, -suffix.length);
      references.set(prefix, [...(references.get(prefix) ?? []), page]);
    }
  }
  return references;
}

/** Lists the ids with the same prefix as the given id, or all ids if there are none. */
function listIds(ids: ReadonlySet<string>, like: string): string {
  const prefix = MEMBER_ID.exec(like)?.[0];
  const same = prefix ? [...ids].filter((id) => id.startsWith(prefix)) : [];
  return (same.length > 0 ? same : [...ids].filter(Boolean)).join(', ') || 'none';
}

function normalize(type: string): string {
  return type.replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}
