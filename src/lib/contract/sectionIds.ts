import type {Declaration, Member} from './model';

/** The sections of a test bed's page that list members, with the prefix of the ids below them. */
export const MEMBER_PREFIXES = {
  options: 'option',
  tools: 'tool',
  'test-options': 'test-option',
  methods: 'method',
} as const;

/** `verifyHttp` → `verify-http`, `$url` → `url`. */
export function kebabCase(name: string): string {
  return name
    .replace(/^[$_]+/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '');
}

/** The id of the section that documents a member, for example `option-verify-http`. */
export function memberId(prefix: string, member: Pick<Member, 'name'>): string {
  return `${prefix}-${kebabCase(member.name)}`;
}

/**
 * The prefix of the ids of an interface's members on the page that documents it, `null` for a declaration that
 * stands for no list of sections.
 */
export function memberPrefix(declaration: Declaration): string | null {
  const id = declaration.page.id as keyof typeof MEMBER_PREFIXES;
  return declaration.kind === 'interface' ? (MEMBER_PREFIXES[id] ?? null) : null;
}
