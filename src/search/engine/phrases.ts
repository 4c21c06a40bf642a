import type {Language} from '../model';
import {contentWords, wordsIn, type Group} from './query';
import {WEIGHTS} from './weights';
import {stemsOf, termsOf, type Stemmer} from './words';

interface Phrase {
  section: number;
  words: string[];
  terms: Set<string>;
}

/** How similar a phrase of a section is to a query. */
interface Nearness {
  /** From 0 to 1: the share of words that query and phrase have in common (a weighted Jaccard index). */
  fit: number;
  /** How much of each word of the query the phrase covers. */
  covers: number[];
}

/** Index of the phrases that readers type for sections, and of the headings, which readers type too. */
export class Phrases {
  private readonly phrases: Phrase[] = [];
  /** Sections by the words of their phrases, with and without stop words. */
  private readonly byWords = new Map<string, number>();
  private readonly byContentWords = new Map<string, number>();
  /** Error sections by the words of their messages, in order. */
  private readonly byMessage = new Map<string, number>();
  /** Indexes of the phrases that contain a term. */
  private readonly places = new Map<string, number[]>();

  constructor(
    private readonly language: Language,
    private readonly stem: Stemmer,
    private readonly isError: (section: number) => boolean,
    /** Returns the terms of the index that match a term, including terms of phrases. */
    private readonly termsFor: (term: string, prefix: boolean) => string[],
  ) {}

  /** Adds a heading, so that a query that resembles it raises its section. */
  addHeading(section: number, heading: string): void {
    this.addWords(section, contentWords(heading, this.language));
  }

  /**
   * Adds what readers type.
   *
   * @param lines `phrases` of `IndexFile`
   * @param visit called with each term of each phrase, including stop words
   */
  add(lines: string, visit: (section: number, term: string) => void): void {
    lines.split('\n').forEach((line, section) => {
      for (const text of line.split('\t').filter(Boolean)) {
        const all = wordsIn(text, this.language);
        const words = contentWords(text, this.language);
        this.addWords(section, words).forEach((term) => visit(section, term));
        for (const stopWord of new Set(this.stemsIn(all.filter((word) => !words.includes(word))))) {
          visit(section, stopWord);
        }
        if (all.length >= WEIGHTS.messageWords && this.isError(section)) {
          this.byMessage.set(this.stemsIn(all).join(' '), section);
        }
        this.byWords.set(keyOf(all, this.stem), section);
        this.byContentWords.set(keyOf(words, this.stem), section);
      }
    });
  }

  private addWords(section: number, words: string[]): Set<string> {
    const terms = new Set(words.flatMap((word) => termsOf(word, this.language, this.stem)));
    for (const term of terms) {
      const numbers = this.places.get(term);
      if (numbers) {
        numbers.push(this.phrases.length);
      } else {
        this.places.set(term, [this.phrases.length]);
      }
    }
    this.phrases.push({section, words, terms});
    return terms;
  }

  /** Returns the section with a phrase that has the same words as the query, in any order. */
  sectionOf(query: string): number | undefined {
    const key = (words: string[]) => keyOf(words, this.stem);
    return (
      this.byWords.get(key(wordsIn(query, this.language))) ??
      this.byContentWords.get(key(contentWords(query, this.language)))
    );
  }

  /** Returns the error section whose message a query contains word for word; the longest message wins. */
  sectionWithin(query: string): number | undefined {
    const words = this.stemsIn(wordsIn(query, this.language));
    for (let size = words.length; size >= WEIGHTS.messageWords; size -= 1) {
      for (let at = 0; at + size <= words.length; at += 1) {
        const section = this.byMessage.get(words.slice(at, at + size).join(' '));
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

  /** Returns the most similar phrase, or the heading, of each section that contains one of the words. */
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
    return this.termsFor(term, prefix).flatMap((one) => this.places.get(one) ?? []);
  }
}

/** Returns a key for a set of words. Phrases with the same key are indistinguishable to the search. */
export function keyOf(words: string[], stem: Stemmer): string {
  return [...new Set(words.map((word) => stemsOf(word, stem)[0]!))].sort().join(' ');
}
