import type {Language} from '../model';
import {contentWords, wordsIn, type Group} from './query';
import {WEIGHTS} from './weights';
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

/** What readers type for sections. */
export class Phrases {
  private readonly phrases: Phrase[] = [];
  /** Sections by all words of a phrase, and by its words without the stop words. */
  private readonly byWords = new Map<string, number>();
  private readonly byContentWords = new Map<string, number>();
  /** Error sections by their messages, the words in their order. */
  private readonly byMessage = new Map<string, number>();
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
   * @param visit is called with each term of each phrase, stop words included
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
        for (const stopWord of new Set(this.stemsIn(all.filter((word) => !words.includes(word))))) {
          visit(section, stopWord);
        }
        this.phrases.push({section, words, terms});
        if (all.length >= WEIGHTS.messageWords && this.isError(section)) {
          this.byMessage.set(this.stemsIn(all).join(' '), section);
        }
        this.byWords.set(keyOf(all, this.stem), section);
        this.byContentWords.set(keyOf(words, this.stem), section);
      }
    });
  }

  /** The section that has the words of a query for a phrase, in any order. */
  sectionOf(query: string): number | undefined {
    const key = (words: string[]) => keyOf(words, this.stem);
    return (
      this.byWords.get(key(wordsIn(query, this.language))) ??
      this.byContentWords.get(key(contentWords(query, this.language)))
    );
  }

  /** The error section whose message is in a query word for word, as in a pasted message; the longest counts. */
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
