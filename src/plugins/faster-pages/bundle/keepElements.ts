/**
 * Replaces `useIsBrowser` in Docusaurus's tabs and code blocks, which otherwise create all their elements again after
 * hydration: a press that spans hydration would be lost with its element. Tabs no longer need this, because they select
 * the tab in an effect (https://github.com/facebook/docusaurus/issues/5653); code blocks get their colors from CSS.
 */
export default function keepElements(): boolean {
  return false;
}
