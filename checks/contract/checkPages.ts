import type {Contract, PageReference} from '../../src/lib/contract/model';
import {kebabCase} from '../../src/lib/contract/sectionIds';
import type {Problem} from '../../src/lib/content/problem';
import {listedItems} from '../../src/lib/contract/listed';
import {readMarkdown, sectionsOf, type Heading, type Part} from '../../src/lib/markdown';
import {requirementsOf, type PageRequirements, type Requirement} from './requirements';

/** A documentation page, as written. */
export interface ContractPage {
  /** Path shown to the author, relative to the repository. */
  file: string;
  /** Id of the document, as in `api/test-beds/component`. */
  doc: string;
  text: string;
}

/** A section of a page, or the row of a table that stands for one, with what it states about an option or a tool. */
interface Section extends Pick<Heading, 'id' | 'line' | 'text'> {
  stated: readonly OptionFacts[];
}

/** The attributes of an `<OptionFacts>` element, or what the row of a shared member says. */
interface OptionFacts {
  /** Left out in the row of a shared member: the page that explains it says the type. */
  type?: string;
  default?: string;
  /** 1-based. */
  line: number;
}

const MEMBER_ID = /^(option|tool|test-option|method)-/;
const CODE_SPAN = /^`[^`]+`$/;

/**
 * Compares the pages of one language with the contract, both ways: everything in the contract has its section with
 * the id that it should have, types and default values agree, and no section is about an option, tool or method that
 * does not exist.
 *
 * @param pages all pages of that language
 * @param folder where they are, for messages about a missing one
 * @returns the problems, in the order of the pages
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

/** The members that `<Members>` lists and other pages explain; what it says of them comes from the contract. */
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

/** The rows that begin with `<SharedMember>`: the name in the first cell, and the default value in the second. */
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
    return [{line: section.line, what, fix: `there are: ${listIds(existing, section.id)}.`}];
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
  // The default of an option of one test is what the bed was created with; that of a tool need not be said.
  const mustSayDefault = id.startsWith('option-');
  return stated.flatMap((facts) => [
    ...checkType(facts, member!.type, subject),
    ...checkDefault(facts, member!.default, mustSayDefault, subject),
  ]);
}

function checkType({type, line}: OptionFacts, expected: string, subject: string): Finding[] {
  return type === undefined || normalize(type) === normalize(expected)
    ? []
    : [{line, what: `the type of ${subject} is "${expected}", the page says "${type}"`, fix: 'correct the page.'}];
}

function checkDefault(facts: OptionFacts, expected: string | undefined, required: boolean, subject: string): Finding[] {
  if (facts.default === expected || (facts.default === undefined && !required)) {
    return [];
  }
  const truth =
    expected === undefined ? `${subject} has no default value` : `the default value of ${subject} is "${expected}"`;
  const said = facts.default === undefined ? 'says none' : `says "${facts.default}"`;
  return [{line: facts.line, what: `${truth}, the page ${said}`, fix: 'correct the page.'}];
}

/** Headings about a member of some other shape, for example `#### \`click\` {#action-click}`. */
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
    return ids.has(id) ? [] : [{line, what, fix: `there are: ${[...ids].join(', ')}.`}];
  });
}

/**
 * The sections that doc comments give to members other than options, tools and methods: `action-click` for `click`.
 *
 * @returns sections by what stands before the member's name, `action`
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

/** Ids of the same sort as the one in question, or all when there is none. */
function listIds(ids: ReadonlySet<string>, like: string): string {
  const prefix = MEMBER_ID.exec(like)?.[0];
  const same = prefix ? [...ids].filter((id) => id.startsWith(prefix)) : [];
  return (same.length > 0 ? same : [...ids].filter(Boolean)).join(', ') || 'none';
}

function normalize(type: string): string {
  return type.replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}
