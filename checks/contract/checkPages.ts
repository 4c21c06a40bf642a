import type {Contract} from '../../src/lib/contract/model';
import type {Problem} from '../../src/lib/content/problem';
import {didYouMean} from '../../src/lib/content/didYouMean';
import {listedItems} from '../../src/lib/contract/listed';
import {sectionsOf, type Heading, type Part, type Section as MarkdownSection} from '../../src/lib/markdown';
import {requirementsOf, type PageRequirements, type Requirement} from './requirements';

export interface ContractPage {
  /** Path from the repository's root, for messages. */
  file: string;
  /** Path below the folder of the documents, such as `api/test-beds/component.mdx`. */
  name: string;
  parts: Part[];
}

interface Section extends Pick<Heading, 'id' | 'line' | 'text'> {
  stated: readonly OptionFacts[];
}

interface OptionFacts {
  type: string;
  default?: string;
  /** 1-based. */
  line: number;
}

const MEMBER_ID = /^(option|tool|test-option|method)-/;

/**
 * Compares the pages of one language with the contract. Everything in the contract must have a section with the right
 * id, types and default values must match, and no section may be about an option, tool or method that does not exist.
 *
 * @param pages all pages of that language; other checks report missing ones
 */
export function checkPages(contract: Contract, pages: readonly ContractPage[]): Problem[] {
  const problems: Problem[] = [];
  for (const [doc, requirements] of requirementsOf(contract)) {
    const page = pages.find(({name}) => name === `${doc}.mdx`);
    if (!page) {
      continue;
    }
    const fail: Fail = (line, what, fix) => problems.push({file: page.file, line, what, fix});
    const sections = sectionsOf(page).flatMap(toSection);
    const ids = new Set([
      ...sections.map((section) => section.id),
      ...page.parts.flatMap((part) => idsOf(contract, doc, part)),
    ]);
    for (const {id, subject} of requirements.required.filter((requirement) => !ids.has(requirement.id))) {
      fail(1, `section #${id} is missing; it must document ${subject}`, didYouMean(id, [...ids].filter(Boolean)));
    }
    sections.forEach((section) => checkSection(section, requirements, fail));
  }
  return problems;
}

type Fail = (line: number, what: string, fix: string) => void;

function toSection({heading, parts}: MarkdownSection): Section | [] {
  const stated = parts.flatMap((part) =>
    part.kind === 'element' && part.name === 'OptionFacts'
      ? [{type: part.attributes.get('type') ?? '', default: part.attributes.get('default'), line: part.line}]
      : [],
  );
  return heading ? {...heading, stated} : [];
}

/** Returns the ids of an element that replaces sections: a list of members, or the row of a shared member. */
function idsOf(contract: Contract, doc: string, part: Part): string[] {
  if (part.kind !== 'element') {
    return [];
  }
  const listed = part.name === 'Members' ? listedItems(contract, doc, part)! : [];
  // Members that this page explains need a section.
  const items = listed.filter(({id, page}) => page.doc !== doc || page.id !== id);
  const own = part.name === 'SharedMember' ? part.attributes.get('id') : undefined;
  return [...items.map(({id}) => id), ...(own ? [own] : [])];
}

function checkSection(section: Section, {required, allowed}: PageRequirements, fail: Fail): void {
  const {id, line, text} = section;
  const requirement = required.find((candidate) => candidate.id === id);
  const isAboutMember = MEMBER_ID.test(id) || id === 'it-should-create' || id === 'test-options';
  if (isAboutMember && !requirement && !allowed.has(id)) {
    const existing = [...new Set([...required.map((candidate) => candidate.id), ...allowed])];
    fail(line, `#${id} documents something that does not exist`, didYouMean(id, existing));
  }
  if (!requirement?.member) {
    return;
  }
  const {name, type} = requirement.member;
  if (text !== `\`${name}\``) {
    fail(line, `the heading of #${id} is "${text}"`, `write "\`${name}\`".`);
  }
  // Methods have no type of their own.
  if (type && section.stated.length === 0) {
    fail(line, `#${id} has no <OptionFacts>`, `add <OptionFacts type="${type}"…>.`);
  } else if (type) {
    section.stated.forEach((facts) => checkFacts(facts, requirement, fail));
  }
}

function checkFacts(facts: OptionFacts, {id, member, subject}: Requirement, fail: Fail): void {
  const {type, default: expected} = member!;
  if (normalize(facts.type) !== normalize(type)) {
    fail(facts.line, `the type of ${subject} is "${type}", but the page says "${facts.type}"`, 'correct the page.');
  }
  // Test options default to the options of the test bed, and a page need not state the default value of a tool.
  const isOptional = facts.default === undefined && !id.startsWith('option-');
  if (facts.default !== expected && !isOptional) {
    const actual =
      expected === undefined ? `${subject} has no default value` : `the default value of ${subject} is "${expected}"`;
    const stated = facts.default === undefined ? 'has none' : `says "${facts.default}"`;
    fail(facts.line, `${actual}, but the page ${stated}`, 'correct the page.');
  }
}

function normalize(type: string): string {
  return type.replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}
