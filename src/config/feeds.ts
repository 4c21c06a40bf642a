import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {defaultTreeAdapter, parseFragment, serialize} from 'parse5';
import {attributeOf, elementsIn, hasClass, type Element} from '../lib/html';

/** Creates the feed items: whole posts with all tabs, without the elements that only work in the page. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => ({...item, content: forFeeds(item.content ?? '')}));
};

function forFeeds(content: string): string {
  const post = parseFragment(content);
  for (const element of elementsIn(post)) {
    if (isForTheBrowser(element)) {
      defaultTreeAdapter.detachNode(element);
    } else if (attributeOf(element, 'role') === 'tabpanel') {
      element.attrs = element.attrs.filter(({name}) => name !== 'hidden');
    }
  }
  return serialize(post);
}

/** Returns whether an element is useless in a feed: a script, a control, or a link that appears on hover. */
function isForTheBrowser(element: Element): boolean {
  return (
    ['button', 'fieldset', 'script'].includes(element.tagName) ||
    attributeOf(element, 'role') === 'tablist' ||
    /buttonGroup/.test(attributeOf(element, 'class') ?? '') ||
    hasClass(element, 'code-buttons') ||
    hasClass(element, 'hash-link')
  );
}
