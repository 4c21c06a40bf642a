import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** What a built post holds for the browser alone: data for scripts, controls, and links that only a pointer shows. */
const FOR_THE_BROWSER = 'script, [class*=buttonGroup], .code-buttons, fieldset, .hash-link, [role=tablist]';

/** The option of the blog's feeds: whole posts, with every tab, without what only the page's script can use. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map(({content, ...item}) => {
    const $ = load(content ?? '', null, false);
    $(FOR_THE_BROWSER).remove();
    $('[role=tabpanel]').removeAttr('hidden');
    return {...item, content: $.html()};
  });
};
