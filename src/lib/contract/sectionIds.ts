import type {Declaration, Member} from './model';

/** The sections of a test bed page that list members, with the prefix of the ids in each. */
export const MEMBER_PREFIXES = {
  options: 'option',
  tools: 'tool',
  'test-options': 'test-option',
  methods: 'method',
} as const;

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
  const id = declaration.page.id as keyof typeof MEMBER_PREFIXES;
  return declaration.kind === 'interface' ? (MEMBER_PREFIXES[id] ?? null) : null;
}
