import {marksIn} from '../engine/marksIn';
import {loadStemmer} from '../engine/stemmers';
import type {PendingMarks} from '../session';
import './marks.css';

/** More than a reader looks at; a frequent word on a long page must not cost time. */
const MOST_MARKS = 400;

/**
 * Takes the reader to the section and marks the words that matched in the article. The marks are ranges that the
 * browser paints (`::highlight(search)`): the page's elements stay as React made them.
 */
export async function showMarks({id, terms, language}: PendingMarks): Promise<void> {
  const article = document.querySelector('article') ?? document.querySelector('main');
  const target = id ? document.getElementById(id) : article?.querySelector('h1');
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.scrollIntoView();
  }
  if (!article || !('highlights' in CSS)) {
    return;
  }
  const stem = await loadStemmer(language);
  const wanted = new Set(terms);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MOST_MARKS; node = walker.nextNode()) {
    if (node.parentElement!.closest('button, nav, [aria-hidden=true]')) {
      continue;
    }
    for (const {from, to} of marksIn(node.textContent ?? '', wanted, language, stem)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  document.documentElement.dataset.searchMarks = 'true';
  CSS.highlights.set('search', new Highlight(...ranges));
}
