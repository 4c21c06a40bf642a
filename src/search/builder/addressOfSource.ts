/**
 * The address of a page, relative to the base URL of its language.
 *
 * @param route that of its kind of content, `docs`
 * @param name the file's path in the folder of that kind
 * @param source the file, whose front matter may say another address
 */
export function addressOfSource(route: string, name: string, source: string): string {
  const head = /^---\n[^]*?\n---\n/.exec(source)?.[0] ?? '';
  const slug = /^slug: *(.+?) *$/m.exec(head)?.[1];
  return `${route}/${slug?.replace(/^(['"])(.*)\1$/, '$2').replace(/^\//, '') ?? name.replace(/\.mdx?$/, '')}`;
}
