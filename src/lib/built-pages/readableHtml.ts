const SCRIPTS_AND_LINKS = /<script[\s>][^]*?<\/script>|<link\s[^>]*>/g;
const BLOCK = /<pre[\s>][^]*?<\/pre>/g;
const SPAN = /<\/?span(?:\s[^>]*)?>/g;

/**
 * Takes out of a built page what is nothing to who reads only its text: the spans of highlighting, which are many of
 * its elements; scripts and links to files, whose names differ from build to build.
 *
 * @param html of a page that Docusaurus built; the lines of code are other elements than spans
 */
export function readableHtml(html: string): string {
  return html.replace(SCRIPTS_AND_LINKS, '').replace(BLOCK, (block) => block.replace(SPAN, ''));
}
