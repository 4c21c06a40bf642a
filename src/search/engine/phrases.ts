import type {Analyzer} from './analyzer';
import {contentWords, wordsIn, type Group} from './query';

interface Phrase {
  section: number;
  words: string[];
  terms: Set<string>;
}

/** Index of the phrases that readers type for sections, and of the headings, which readers type too. */
export class Phrases {
  private readonly phrases: Phrase[] = [];
  /** Sections by the words of their phrases. */
  private readonly byWords = new Map<string, number>();
  /** Indexes of the phrases that contain a term. */
  private readonly places = new Map<string, number[]>();

  constructor(
    private readonly analyzer: Analyzer,
    /** Returns the terms of the index that match a term, including terms of phrases. */
    private readonly termsFor: (term: string, prefix: boolean) => string[],
  ) {}

  /** Adds a heading, so that a query that resembles it raises its section. */
  addHeading(section: number, heading: string): void {
    this.addWords(section, contentWords(heading, this.analyzer));
  }

  /**
   * Adds the phrases of all sections.
   *
   * @param lines `phrases` of `IndexFile`
   * @param visit called with each term of each phrase, including stop words
   */
  add(lines: string, visit: (section: number, term: string) => void): void {
    lines.split('\n').forEach((line, section) => {
      for (const text of line.split('\t').filter(Boolean)) {
        const all = wordsIn(text, this.analyzer);
        const words = contentWords(text, this.analyzer);
        this.addWords(section, words).forEach((term) => visit(section, term));
        const stopWords = all.filter((word) => !words.includes(word));
        new Set(stopWords.map((word) => this.analyzer.stemOf(word))).forEach((term) => visit(section, term));
        this.byWords.set(keyOf(all, this.analyzer), section);
      }
    });
  }

  private addWords(section: number, words: string[]): Set<string> {
    const terms = new Set(words.flatMap((word) => this.analyzer.termsOf(word)));
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
    return this.byWords.get(keyOf(wordsIn(query, this.analyzer), this.analyzer));
  }

  /**
   * Returns how similar the query is to the most similar phrase, or to the heading, of each section: from 0 to 1, the
   * share of words that they have in common (a weighted Jaccard index).
   */
  near(groups: Group[], weights: number[]): Map<number, number> {
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
    const best = new Map<number, number>();
    for (const [number, covers] of found) {
      const {section, words} = this.phrases[number]!;
      const shared = covers.reduce((sum, cover, group) => sum + cover * weights[group]!, 0);
      const others = Math.max(0, words.length - covers.filter(Boolean).length) * average;
      const fit = shared / (total + others);
      best.set(section, Math.max(best.get(section) ?? 0, fit));
    }
    return best;
  }

  private phrasesWith(term: string, prefix: boolean): number[] {
    return this.termsFor(term, prefix).flatMap((one) => this.places.get(one) ?? []);
  }
}

/** Returns a key for a set of words. Phrases with the same key are indistinguishable to the search. */
function keyOf(words: string[], analyzer: Analyzer): string {
  return [...new Set(words.map((word) => analyzer.stemOf(word)))].sort().join(' ');
}
