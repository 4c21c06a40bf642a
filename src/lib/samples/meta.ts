/** The attributes that this site supports in the meta of a code fence. */
export type SampleAttribute = 'sample' | 'signature';

/**
 * Reads an attribute from the meta of a code fence.
 *
 * @param meta the text after the language on the opening line
 * @returns the value without quotes, or `null` if the attribute does not exist
 */
export function readAttribute(meta: string | null | undefined, name: SampleAttribute): string | null {
  return attributePattern(name).exec(meta ?? '')?.[1] ?? null;
}

/** Returns the meta without an attribute; everything else is kept. */
export function removeAttribute(meta: string, name: SampleAttribute): string {
  return meta.replace(attributePattern(name), '').replace(/\s+/g, ' ').trim();
}

function attributePattern(name: SampleAttribute): RegExp {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`);
}
