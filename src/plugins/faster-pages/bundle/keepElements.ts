/**
 * Replaces `useIsBrowser` in Docusaurus's tabs and code blocks, which otherwise create all their elements again after
 * hydration: a press that spans hydration would be lost with its element. Neither needs new elements: tabs select the
 * tab in an effect (https://github.com/facebook/docusaurus/issues/5653), and code blocks get their colors from CSS.
 */
export default function keepElements(): boolean {
  return false;
}
