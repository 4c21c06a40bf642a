import type {Language} from '../model';
import {contentWords, wordsIn, type Group} from './query';
import {RUN} from './weights';
import {stemsOf, termsOf, type Stemmer} from './words';

interface Phrase {
  section: number;
  words: string[];
  terms: Set<string>;
}

/** How near a phrase of a section is to a query. */
interface Nearness {
  /** From 0 to 1: what query and phrase share, of all that either says. */
  fit: number;
  /** How much of each word of the query it has. */
  covers: number[];
}

/** What readers type for sections, as the pages say. */
export class Phrases {
  private readonly phrases: Phrase[] = [];
  /** Sections by all words of a phrase, and by those that tell what it is about. */
  private readonly byWords = new Map<string, number>();
  private readonly byTelling = new Map<string, number>();
  /** Sections about errors by their phrases, the words in their order. */
  private readonly byRun = new Map<string, number>();
  /** Phrases that have a term, by their numbers. */
  private readonly places = new Map<string, number[]>();

  constructor(
    private readonly language: Language,
    private readonly stem: Stemmer,
    private readonly isError: (section: number) => boolean,
    /** The terms of the index with a beginning, among them those of the phrases. */
    private readonly startingWith: (beginning: string) => string[],
  ) {}

  /**
   * @param lines as `IndexFile` has them
   * @param visit is told each term of each phrase, and the words that say nothing by themselves
   */
  add(lines: string, visit: (section: number, term: string) => void): void {
    lines.split('\n').forEach((line, section) => {
      for (const text of line.split('\t').filter(Boolean)) {
        const all = wordsIn(text, this.language);
        const words = contentWords(text, this.language);
        const terms = new Set(words.flatMap((word) => termsOf(word, this.language, this.stem)));
        for (const term of terms) {
          visit(section, term);
          const numbers = this.places.get(term);
          if (numbers) {
            numbers.push(this.phrases.length);
          } else {
            this.places.set(term, [this.phrases.length]);
          }
        }
        for (const aside of new Set(this.stemsIn(all.filter((word) => !words.includes(word))))) {
          visit(section, aside);
        }
        this.phrases.push({section, words, terms});
        if (all.length >= RUN && this.isError(section)) {
          this.byRun.set(this.stemsIn(all).join(' '), section);
        }
        this.byWords.set(keyOf(all, this.stem), section);
        this.byTelling.set(keyOf(words, this.stem), section);
      }
    });
  }

  /** The section that has the words of a query for a phrase, in any order. */
  sectionOf(query: string): number | undefined {
    const key = (words: string[]) => keyOf(words, this.stem);
    return (
      this.byWords.get(key(wordsIn(query, this.language))) ??
      this.byTelling.get(key(contentWords(query, this.language)))
    );
  }

  /** The section about an error whose phrase stands in a query word for word, as in a pasted message; the longest counts. */
  sectionWithin(query: string): number | undefined {
    const words = this.stemsIn(wordsIn(query, this.language));
    for (let size = words.length; size >= RUN; size -= 1) {
      for (let at = 0; at + size <= words.length; at += 1) {
        const section = this.byRun.get(words.slice(at, at + size).join(' '));
        if (section !== undefined) {
          return section;
        }
      }
    }
    return undefined;
  }

  private stemsIn(words: string[]): string[] {
    return words.map((word) => stemsOf(word, this.stem)[0]!);
  }

  /** The nearest phrase of each section that has one of the words. */
  near(groups: Group[], weights: number[]): Map<number, Nearness> {
    const found = new Map<number, number[]>();
    groups.forEach(({variants}, group) => {
      for (const {terms, weight, prefix} of variants) {
        for (const number of this.phrasesWith(terms[0]!, prefix)) {
          if (terms.every((term, at) => at === 0 || this.phrases[number]!.terms.has(term))) {
            const covers = found.get(number) ?? groups.map(() => 0);
            covers[group] = Math.max(covers[group]!, weight);
            found.set(number, covers);
          }
        }
      }
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const average = total / weights.length;
    const best = new Map<number, Nearness>();
    for (const [number, covers] of found) {
      const {section, words} = this.phrases[number]!;
      const shared = covers.reduce((sum, cover, group) => sum + cover * weights[group]!, 0);
      const others = Math.max(0, words.length - covers.filter(Boolean).length) * average;
      const fit = shared / (total + others);
      if (fit > (best.get(section)?.fit ?? 0)) {
        best.set(section, {fit, covers});
      }
    }
    return best;
  }

  private phrasesWith(term: string, prefix: boolean): number[] {
    return prefix
      ? this.startingWith(term).flatMap((longer) => this.places.get(longer) ?? [])
      : (this.places.get(term) ?? []);
  }
}

/** Names a set of words: two phrases with the same name cannot be told apart. */
export function keyOf(words: string[], stem: Stemmer): string {
  return [...new Set(words.map((word) => stemsOf(word, stem)[0]!))].sort().join(' ');
}
