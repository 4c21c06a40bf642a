import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {defaultTreeAdapter, parseFragment, serialize} from 'parse5';
import {codeOf, elementsIn, isPageOnly} from '../lib/html';
import {language} from './localized';

/** Attributes that mean something without the styles and the scripts of the site. */
const KEPT = new Set('alt colspan height href id lang rowspan src srcset start title width'.split(' '));

/** Creates the feed items: whole posts with all tabs and answers, without the elements that only work in the page. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => ({...item, published: item.date, content: forFeeds(item.content ?? '')}));
};

function forFeeds(content: string): string {
  const post = parseFragment(content);
  for (const element of elementsIn(post)) {
    if (isPageOnly(element)) {
      defaultTreeAdapter.detachNode(element);
    } else if (element.parentNode?.nodeName === 'pre') {
      // Without styles, lines that are elements would be double-spaced, or all on one line.
      const code = codeOf(element);
      element.childNodes = [];
      defaultTreeAdapter.insertText(element, code);
    }
    element.attrs = element.attrs.filter(({name}) => KEPT.has(name));
  }
  // Only the RSS feed says its language.
  return `<div lang="${language}">${serialize(post)}</div>`;
}
