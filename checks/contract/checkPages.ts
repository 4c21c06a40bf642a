import type {Contract} from '../../src/lib/contract/model';
import type {Problem} from '../../src/lib/content/problem';
import {didYouMean} from '../../src/lib/content/didYouMean';
import {listedItems} from '../../src/lib/contract/listed';
import type {Heading, Part} from '../../src/lib/markdown';
import type {CheckedPage} from '../../src/plugins/content-check/pages';
import {requirementsOf, type PageRequirements} from './requirements';

const MEMBER_ID = /^(option|tool|test-option|method)-/;

/**
 * Compares the pages of one language with the contract. Everything in the contract must have a section with the right
 * id and heading, and no section may be about an option, tool or method that does not exist.
 *
 * @param pages all pages of that language; other checks report missing ones
 * @returns the problems, page by page
 */
export function checkPages(
  contract: Contract,
  pages: readonly Pick<CheckedPage, 'file' | 'name' | 'parts'>[],
): Problem[] {
  const problems: Problem[] = [];
  for (const [doc, requirements] of requirementsOf(contract)) {
    const page = pages.find(({name}) => name === `${doc}.mdx`);
    if (!page) {
      continue;
    }
    const fail: Fail = (line, what, fix) => problems.push({file: page.file, line, what, fix});
    const sections = page.parts.filter((part) => part.kind === 'heading');
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

function checkSection({id, line, text}: Heading, {required, allowed}: PageRequirements, fail: Fail): void {
  const requirement = required.find((candidate) => candidate.id === id);
  const isAboutMember = MEMBER_ID.test(id) || id === 'it-should-create' || id === 'test-options';
  if (isAboutMember && !requirement && !allowed.has(id)) {
    const existing = [...new Set([...required.map((candidate) => candidate.id), ...allowed])];
    fail(line, `#${id} documents something that does not exist`, didYouMean(id, existing));
  }
  const heading = requirement?.heading ?? text;
  if (text !== heading) {
    fail(line, `the heading of #${id} is "${text}"`, `write "${heading}".`);
  }
}
