import errors from '../../../samples/contract/errors.json';
import type {Bed, Contract, Member, MemberList, PageReference} from './model';
import {memberId, MEMBER_PREFIXES} from './sectionIds';

/** An item of the list that replaces `<Members>` or `<SharedErrors>`. */
export interface ListedItem {
  /** Id on the page, for example `option-imports`. */
  id: string;
  /** The section that explains it. */
  page: PageReference;
  /** `null` for an error, whose name is the section heading. */
  member: Member | null;
  /** The description in English, which `translated` returns in French. */
  text: string;
}

/** An error that several test beds share: the section that explains it, its usual cause and its fix. */
interface SharedError {
  page: PageReference;
  text: string;
  /** The text for a test bed that has no option `httpTesting`. */
  withoutHttp?: string;
}

/** The shared errors, by their id on the pages that list them. */
export const SHARED_ERRORS: Readonly<Record<string, SharedError>> = errors;

/** An element of a page, with its string attributes. */
interface Element {
  name: string | null;
  attributes: ReadonlyMap<string, string>;
}

/**
 * Returns the items of the list that replaces an element, or `null` for any other element.
 *
 * - `<Members of="options" />` lists the options of the page's test bed, starting with those that the page itself
 *   explains. `of` can also be `tools`, `test-options` or `methods`.
 * - `<SharedErrors ids="error-aot error-no-provider" />` lists errors that other pages explain.
 *
 * @param doc id of the page, such as `api/test-beds/guard`
 * @throws {Error} when the test bed has no such list, or when an error is unknown
 */
export function listedItems(contract: Contract, doc: string, {name, attributes}: Element): ListedItem[] | null {
  if (name === 'Members') {
    return listMembers(contract, doc, attributes.get('of') ?? '');
  }
  if (name !== 'SharedErrors') {
    return null;
  }
  const hasHttp = bedOf(contract, doc)?.lists.options.some((option) => option.name === 'httpTesting') ?? false;
  const ids = (attributes.get('ids') ?? '').split(/\s+/).filter(Boolean);
  return ids.map((id) => sharedError(id, hasHttp));
}

/**
 * Returns the members that may have a section on a page, by its id: those of the page's test bed or, on a page about
 * several test beds, those that the page explains.
 */
export function membersOn(contract: Contract, doc: string): Map<string, Member> {
  const bed = bedOf(contract, doc);
  const all = (bed ? [bed] : contract.beds).flatMap(({lists}) =>
    Object.entries(MEMBER_PREFIXES).flatMap(([list, prefix]) =>
      lists[list as MemberList].map((member) => [memberId(prefix, member), member] as const),
    ),
  );
  // If several test beds have the same member, the first one wins.
  return new Map(all.filter(([, {page}]) => bed || page.doc === doc).reverse());
}

function bedOf(contract: Contract, doc: string): Bed | undefined {
  return contract.beds.find(({kind}) => doc === `api/test-beds/${kind}`);
}

function listMembers(contract: Contract, doc: string, of: string): ListedItem[] {
  const members = bedOf(contract, doc)?.lists[of as MemberList] ?? [];
  if (members.length === 0) {
    throw new Error(
      `<Members of="${of}" /> lists nothing here; use it on a test bed page, with one of "${Object.keys(MEMBER_PREFIXES).join('", "')}".`,
    );
  }
  const items = members.map((member) => ({
    id: memberId(MEMBER_PREFIXES[of as MemberList], member),
    page: member.page,
    member,
    text: member.summary,
  }));
  return [...items.filter(({page}) => page.doc === doc), ...items.filter(({page}) => page.doc !== doc)];
}

function sharedError(id: string, hasHttp: boolean): ListedItem {
  const error = SHARED_ERRORS[id];
  if (!error) {
    throw new Error(`<SharedErrors>: unknown error "${id}"; the errors are: ${Object.keys(SHARED_ERRORS).join(', ')}.`);
  }
  const {page, text, withoutHttp = text} = error;
  return {id, member: null, page, text: hasHttp ? text : withoutHttp};
}
