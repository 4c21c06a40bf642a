import type {Contract} from '../../src/lib/contract/model';
import type {Problem} from '../../src/lib/content/problem';
import {didYouMean} from '../../src/lib/content/didYouMean';
import {listedItems} from '../../src/lib/contract/listed';
import type {Heading, Part} from '../../src/lib/markdown';
import type {CheckedPage} from '../../src/plugins/content-check/pages';
import {bedRequirements, requirementsOf, type Requirement} from './requirements';

/** Matches the ids that are reserved for sections that document the contract. */
const MEMBER_ID = /^(?:option|tool|test-option|method)-|^it-should-create$|^test-options$/;

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
  const requirements = requirementsOf(contract);
  return pages.flatMap(({file, name, parts}) => {
    const doc = name.replace(/\.mdx$/, '');
    const own = requirements.filter((requirement) => requirement.doc === doc);
    // A section may document both a member and its type. Prefer the requirement that has the heading.
    const chosenFor = (id: string) =>
      own.find((one) => one.id === id && one.heading) ?? own.find((one) => one.id === id);
    const required = own.filter((one) => one === chosenFor(one.id));
    if (required.length === 0) {
      return [];
    }
    // A page about several test beds may document members of any of them.
    const isAboutBed = contract.beds.some(({kind}) => doc === `api/test-beds/${kind}`);
    const allowed = isAboutBed ? required : [...required, ...contract.beds.flatMap(bedRequirements)];
    const sections = parts.filter((part) => part.kind === 'heading');
    const listed = parts.flatMap((part) => idsOf(contract, doc, part));
    const ids = [...new Set([...sections.map(({id}) => id), ...listed])].filter(Boolean);
    const missing = required.filter(({id}) => !ids.includes(id));
    return [
      ...missing.map(({id, subject}) => ({
        line: 1,
        what: `section #${id} is missing; it must document ${subject}`,
        fix: didYouMean(id, ids),
      })),
      ...sections.flatMap((section) => checkSection(section, required, allowed)),
    ].map((finding) => ({file, ...finding}));
  });
}

/** Returns the ids that an element provides in place of sections: a list of members, or the row of a shared member. */
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

function checkSection({id, line, text}: Heading, required: readonly Requirement[], allowed: readonly Requirement[]) {
  const existing = [...new Set(allowed.map((requirement) => requirement.id))];
  if (MEMBER_ID.test(id) && !existing.includes(id)) {
    return [{line, what: `#${id} documents something that does not exist`, fix: didYouMean(id, existing)}];
  }
  const {heading = text} = required.find((requirement) => requirement.id === id) ?? {};
  return text === heading ? [] : [{line, what: `the heading of #${id} is "${text}"`, fix: `write "${heading}".`}];
}
