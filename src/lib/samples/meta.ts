/** The attributes that this site adds to a code fence's meta. */
export type SampleAttribute = 'sample' | 'signature';

/**
 * Reads one attribute of a code fence's meta.
 *
 * @param meta what follows the language on the opening line
 * @returns the text between its quotes, or `null` when it is not there
 */
export function readAttribute(meta: string | null | undefined, name: SampleAttribute): string | null {
  return attributePattern(name).exec(meta ?? '')?.[1] ?? null;
}

/** The meta without that attribute, so that title and line highlights stay as the author wrote them. */
export function removeAttribute(meta: string, name: SampleAttribute): string {
  return meta.replace(attributePattern(name), '').replace(/\s+/g, ' ').trim();
}

function attributePattern(name: SampleAttribute): RegExp {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`);
}
