/**
 * Replaces `useIsBrowser` in Docusaurus's tabs, which otherwise create all their elements again after hydration
 * (https://github.com/facebook/docusaurus/issues/5653). They no longer need it, because they select the tab in an
 * effect. A press that spans hydration would be lost with its element.
 */
export default function keepTabs(): boolean {
  return false;
}
