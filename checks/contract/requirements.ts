import type {Bed, Contract, Member, MemberList} from '../../src/lib/contract/model';
import {memberId, MEMBER_PREFIXES} from '../../src/lib/contract/sectionIds';

/** A section that a page must have. Several requirements may be about the same section. */
export interface Requirement {
  /** Id of the page. */
  doc: string;
  id: string;
  /** What the section documents, for messages, such as `the option "verifyHttp"`. */
  subject: string;
  /** The heading, if the section documents a single member. */
  heading?: string;
}

/** Returns the sections that the pages must have in order to document the whole contract. */
export function requirementsOf({beds, declarations}: Contract): Requirement[] {
  const references = [...declarations.values()].flatMap(({name, page, members}) => [
    {doc: page.doc, id: page.id, subject: `"${name}"`},
    ...members.filter(({internal}) => !internal).map((member) => referenceRequirement(name, member)),
  ]);
  return [...beds.flatMap(bedRequirements), ...references];
}

/** Returns the sections of the page of a test bed. */
export function bedRequirements({kind, factory, creationOnly, lists}: Bed): Requirement[] {
  const doc = `api/test-beds/${kind}`;
  const sections = Object.entries(lists) as [MemberList, readonly Member[]][];
  return [
    {doc, id: 'create', subject: `"${factory}"`},
    ...sections
      .filter(([, members]) => members.length > 0)
      .flatMap(([id, members]) => [
        {doc, id, subject: `the ${id.replace('-', ' ')} of "${factory}"`},
        ...members.map((member) => memberRequirement(doc, MEMBER_PREFIXES[id], member)),
      ]),
    ...(creationOnly ? [{doc, id: 'it-should-create', subject: `"${creationOnly}"`}] : []),
  ];
}

function memberRequirement(doc: string, prefix: string, member: Member): Requirement {
  const subject = `the ${prefix.replace('-', ' ')} "${member.name}"`;
  return {doc, id: memberId(prefix, member), subject, heading: `\`${member.name}\``};
}

/** Returns the requirement for the section that a member's doc comment names. Several members may share a section. */
function referenceRequirement(owner: string, member: Member): Requirement {
  const {doc, id} = member.page;
  const prefix = Object.values(MEMBER_PREFIXES).find((candidate) => id === memberId(candidate, member));
  return prefix ? memberRequirement(doc, prefix, member) : {doc, id, subject: `"${member.name}" of "${owner}"`};
}
