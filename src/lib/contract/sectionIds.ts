import type {Declaration, Member, MemberList} from './model';

/** The prefix of the ids in each list of members. */
export const MEMBER_PREFIXES: Readonly<Record<MemberList, string>> = {
  options: 'option',
  tools: 'tool',
  'test-options': 'test-option',
  methods: 'method',
};

/** `verifyHttp` → `verify-http`, `$url` → `url`. */
function kebabCase(name: string): string {
  return name
    .replace(/^[$_]+/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '');
}

/** Returns the id of the section that documents a member, for example `option-verify-http`. */
export function memberId(prefix: string, member: Pick<Member, 'name'>): string {
  return `${prefix}-${kebabCase(member.name)}`;
}

/**
 * Returns the id prefix of an interface's members on the page that documents it, or `null` if the declaration has no
 * sections for its members.
 */
export function memberPrefix(declaration: Declaration): string | null {
  const id = declaration.page.id as MemberList;
  return declaration.kind === 'interface' ? (MEMBER_PREFIXES[id] ?? null) : null;
}
