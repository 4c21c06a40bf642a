import type {Language} from '../content/folders';
import type {Contract, Member, PageReference} from './model';
import {memberId, MEMBER_PREFIXES} from './sectionIds';
import {SHARED_ERRORS} from './sharedErrors';

/** An item of a list that `<Members>` or `<SharedErrors>` becomes. */
export interface ListedItem {
  /** Its id on the page, for example `option-imports`. */
  id: string;
  /** The section that explains it. */
  page: PageReference;
  /** `null` for an error, whose name is the heading of that section. */
  member: Member | null;
  /** What the item says: one text per language, or the English one, whose French is in a file beside the contract. */
  text: string | Record<Language, string>;
}

/** An element of a page, with those of its attributes that are texts. */
interface Element {
  name: string | null;
  attributes: ReadonlyMap<string, string>;
}

const LISTS = {options: 'options', tools: 'tools', 'test-options': 'testOptions', methods: 'methods'} as const;

/**
 * The items of the list that an element of a page becomes; `null` for any other element.
 *
 * - `<Members of="options" />` lists what the test bed of the page has, its own members first; `of` may also be `tools`,
 *   `test-options` or `methods`.
 * - `<SharedErrors ids="error-aot error-no-provider" />` lists errors that other pages explain.
 *
 * @param doc id of the page, as in `api/test-beds/guard`
 * @throws {Error} for a list that the test bed does not have, and an unknown error
 */
export function listedItems(contract: Contract, doc: string, {name, attributes}: Element): ListedItem[] | null {
  if (name === 'Members') {
    return listMembers(contract, doc, attributes.get('of') ?? '');
  }
  return name === 'SharedErrors' ? (attributes.get('ids') ?? '').split(/\s+/).filter(Boolean).map(sharedError) : null;
}

function listMembers(contract: Contract, doc: string, of: string): ListedItem[] {
  const bed = contract.beds.find(({kind}) => doc === `api/test-beds/${kind}`);
  const members = bed?.[LISTS[of as keyof typeof LISTS]] ?? [];
  if (members.length === 0) {
    throw new Error(
      `<Members of="${of}" /> lists nothing here; write it on the page of a test bed, with "${Object.keys(LISTS).join('", "')}".`,
    );
  }
  const items = members.map((member) => ({
    id: memberId(MEMBER_PREFIXES[of as keyof typeof LISTS], member),
    page: member.page,
    member,
    text: member.summary,
  }));
  return [...items.filter(({page}) => page.doc === doc), ...items.filter(({page}) => page.doc !== doc)];
}

function sharedError(id: string): ListedItem {
  const error = SHARED_ERRORS[id];
  if (!error) {
    throw new Error(`<SharedErrors> knows no "${id}"; there are: ${Object.keys(SHARED_ERRORS).join(', ')}.`);
  }
  return {id, member: null, ...error};
}
