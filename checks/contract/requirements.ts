import type {Bed, Contract, Member, MemberList} from '../../src/lib/contract/model';
import {memberId, MEMBER_PREFIXES} from '../../src/lib/contract/sectionIds';

/** A section that a page must have. */
interface Requirement {
  id: string;
  /** What the section documents, for messages, such as `the option "verifyHttp"`. */
  subject: string;
  /** The heading, if the section documents a single member. */
  heading?: string;
}

/** The sections that the contract requires of a page. */
export interface PageRequirements {
  required: readonly Requirement[];
  /** Ids of additional sections that the page may have. */
  allowed: ReadonlySet<string>;
}

const BEDS_FOLDER = 'api/test-beds';

/**
 * Returns the sections that the pages must have in order to document the whole contract.
 *
 * @returns the requirements, by document id
 */
export function requirementsOf(contract: Contract): Map<string, PageRequirements> {
  const required = new Map<string, Map<string, Requirement>>();
  const add = (doc: string, requirement: Requirement): void => {
    const page = required.get(doc) ?? new Map<string, Requirement>();
    required.set(doc, page);
    // A section may document both a member and its type. Prefer the requirement that has the heading.
    const known = page.get(requirement.id);
    if (!known || (!known.heading && requirement.heading)) {
      page.set(requirement.id, requirement);
    }
  };

  contract.beds.forEach((bed) =>
    bedRequirements(bed).forEach((requirement) => add(`${BEDS_FOLDER}/${bed.kind}`, requirement)),
  );
  for (const {name, page, members} of contract.declarations.values()) {
    add(page.doc, {id: page.id, subject: `"${name}"`});
    members
      .filter(({internal}) => !internal)
      .forEach((member) => add(member.page.doc, referenceRequirement(name, member)));
  }

  const everywhere = new Set(contract.beds.flatMap((bed) => bedRequirements(bed).map(({id}) => id)));
  return new Map(
    [...required].map(([doc, page]) => {
      const isBed = doc.startsWith(`${BEDS_FOLDER}/`);
      // A page about several test beds may document members of any of them.
      return [doc, {required: [...page.values()], allowed: isBed ? new Set() : everywhere}];
    }),
  );
}

function bedRequirements(bed: Bed): Requirement[] {
  const sections = Object.entries(bed.lists) as [MemberList, readonly Member[]][];
  return [
    {id: 'create', subject: `"${bed.factory}"`},
    ...sections.flatMap(([id, members]) =>
      members.length === 0
        ? []
        : [
            {id, subject: `the ${id.replace('-', ' ')} of "${bed.factory}"`},
            ...members.map((member) => memberRequirement(MEMBER_PREFIXES[id], member)),
          ],
    ),
    ...(bed.creationOnly ? [{id: 'it-should-create', subject: `"${bed.creationOnly}"`}] : []),
  ];
}

function memberRequirement(prefix: string, member: Member): Requirement {
  return {
    id: memberId(prefix, member),
    subject: `the ${prefix.replace('-', ' ')} "${member.name}"`,
    heading: `\`${member.name}\``,
  };
}

/** Returns the requirement for the section that a member's doc comment names. Several members may share a section. */
function referenceRequirement(owner: string, member: Member): Requirement {
  const prefix = Object.values(MEMBER_PREFIXES).find((candidate) => member.page.id === memberId(candidate, member));
  if (prefix) {
    return memberRequirement(prefix, member);
  }
  return {id: member.page.id, subject: `"${member.name}" of "${owner}"`};
}
