import type {PhrasesRow} from '../files';
import type {Language} from '../model';
import {tellingWords, wordsIn, type Group} from './query';
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
  /** Phrases that have a term, by their numbers. */
  private readonly places = new Map<string, number[]>();

  constructor(
    private readonly language: Language,
    private readonly stem: Stemmer,
  ) {}

  add(rows: PhrasesRow[]): void {
    for (const [section, ...texts] of rows) {
      for (const text of texts) {
        const words = tellingWords(text, this.language);
        const terms = new Set(words.flatMap((word) => termsOf(word, this.language, this.stem)));
        for (const term of terms) {
          this.places.set(term, [...(this.places.get(term) ?? []), this.phrases.length]);
        }
        this.phrases.push({section, words, terms});
        this.byWords.set(keyOf(wordsIn(text, this.language), this.stem), section);
        this.byTelling.set(keyOf(words, this.stem), section);
      }
    }
  }

  has(term: string): boolean {
    return this.places.has(term);
  }

  /** The section that has the words of a query for a phrase, in any order. */
  sectionOf(query: string): number | undefined {
    const key = (words: string[]) => keyOf(words, this.stem);
    return this.byWords.get(key(wordsIn(query, this.language))) ?? this.byTelling.get(key(tellingWords(query, this.language)));
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
    if (!prefix) {
      return this.places.get(term) ?? [];
    }
    return [...this.places].flatMap(([other, numbers]) => (other.startsWith(term) ? numbers : []));
  }
}

/** Names a set of words: two phrases with the same name cannot be told apart. */
export function keyOf(words: string[], stem: Stemmer): string {
  return [...new Set(words.map((word) => stemsOf(word, stem)[0]!))].sort().join(' ');
}
