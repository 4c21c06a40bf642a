import {marksIn} from '../engine/marksIn';
import {loadAnalyzer} from '../engine/analyzer';
import type {PendingMarks} from '../session';
import './marks.css';

/** Limits the time spent on frequent words on long pages. */
const MAX_MARKS = 400;

/**
 * Moves the focus to the section and highlights the matching words in the article. Uses the CSS Custom Highlight API
 * (`::highlight(search)`), which does not change the DOM that React manages. Escape removes the highlights.
 */
export async function showMarks({id, terms, language}: PendingMarks): Promise<void> {
  const article = document.querySelector('article') ?? document.querySelector('main');
  const target = id ? document.getElementById(id) : article?.querySelector('h1');
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.scrollIntoView();
  }
  if (!article || !terms || !('highlights' in CSS)) {
    return;
  }
  const analyzer = await loadAnalyzer(language);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MAX_MARKS; node = walker.nextNode()) {
    if (node.parentElement!.closest('button, nav, [aria-hidden=true]')) {
      continue;
    }
    for (const {from, to} of marksIn(node.textContent ?? '', terms, analyzer)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  document.documentElement.dataset.searchMarks = 'true';
  CSS.highlights.set('search', new Highlight(...ranges));
  addEventListener('keydown', function clear({key}) {
    if (key === 'Escape') {
      CSS.highlights.delete('search');
      removeEventListener('keydown', clear);
    }
  });
}
