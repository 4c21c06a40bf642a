import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** Elements of a built post that are useless in a feed: scripts, controls, and links that appear on hover. */
const FOR_THE_BROWSER = 'script, [class*=buttonGroup], .code-buttons, fieldset, .hash-link, [role=tablist]';

/** Creates the feed items: whole posts with all tabs, without the elements that only work in the page. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map(({content, ...item}) => {
    const $ = load(content ?? '', null, false);
    $(FOR_THE_BROWSER).remove();
    $('[role=tabpanel]').removeAttr('hidden');
    return {...item, content: $.html()};
  });
};
