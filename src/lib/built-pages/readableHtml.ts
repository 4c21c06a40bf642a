const SCRIPTS_AND_LINKS = /<script[\s>][^]*?<\/script>|<link\s[^>]*>/g;
const BLOCK = /<pre[\s>][^]*?<\/pre>/g;
const SPAN = /<\/?span(?:\s[^>]*)?>/g;

/**
 * Removes from a built page what does not matter for its text: the many spans of syntax highlighting, and scripts and
 * links to files, whose names change with each build.
 *
 * @param html a built page, in which lines of code are not `span` elements
 */
export function readableHtml(html: string): string {
  return html.replace(SCRIPTS_AND_LINKS, '').replace(BLOCK, (block) => block.replace(SPAN, ''));
}
