import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** What a built post holds for the browser alone: data for scripts, and the buttons of code blocks. */
const FOR_THE_BROWSER = 'script, [class*=buttonGroup]';

/** The option of the blog's feeds: posts without what only the page's script can use. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map(({content, ...item}) => {
    const $ = load(content ?? '', null, false);
    $(FOR_THE_BROWSER).remove();
    return {...item, content: $.html()};
  });
};
