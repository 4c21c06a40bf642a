import {createSlugger} from '@docusaurus/utils';
import {readMarkdown, type Markdown} from '../../src/lib/markdown';

/** A page in both languages. */
export interface Texts {
  english: string;
  french: string;
}

/**
 * Adds missing heading ids, the same in both languages: the id in the other language, or one generated from the English
 * text. Does not change pages whose headings do not match one to one.
 */
export function addHeadingIds({english, french}: Texts): Texts {
  const [ours, theirs] = [headingsOf(readMarkdown(english, '')), headingsOf(readMarkdown(french, ''))];
  if (ours.length !== theirs.length) {
    return {english, french};
  }
  const slugger = createSlugger();
  [...ours, ...theirs].forEach(({id}) => id && slugger.slug(id));
  const ids = ours.map(({id, text}, index) => id || theirs[index]!.id || slugger.slug(text.replaceAll('`', '')));
  return {english: write(english, ours, ids), french: write(french, theirs, ids)};
}

type Headings = ReturnType<typeof headingsOf>;

function headingsOf({parts}: Markdown) {
  return parts.filter((part) => part.kind === 'heading');
}

function write(source: string, headings: Headings, ids: string[]): string {
  const lines = source.split('\n');
  headings.forEach(({line, id}, index) => {
    if (!id) {
      lines[line - 1] = `${lines[line - 1]!.trimEnd()} {#${ids[index]}}`;
    }
  });
  return lines.join('\n');
}
