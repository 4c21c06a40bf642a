const BLOCK = /<pre[\s>][^]*?<\/pre>/g;
const SPAN = /<\/?span(?:\s[^>]*)?>/g;

/**
 * Takes the spans of highlighting out of the code blocks of a built page: they are half of its elements, and who reads
 * only the text need not parse them.
 *
 * @param html of a page that Docusaurus built; the lines of code are other elements than spans
 */
export function withoutTokens(html: string): string {
  return html.replace(BLOCK, (block) => block.replace(SPAN, ''));
}
