import {addTexts, FIELDS, postingsOf, type OutlinePage, type OutlineSection} from './documents';
import type {IndexFile} from '../files';
import {kindOf} from './kind';
import type {Kind, Language} from '../model';
import {Phrases} from './phrases';
import type {Postings} from './postings';
import {readQuery, type Query, type Variant} from './query';
import {nearest} from './spelling';
import {
  ASIDE,
  ASIDE_WEIGHTS,
  COVERAGE,
  ERROR,
  FIELD_WEIGHTS,
  IDENTIFIER,
  LEAST_SHARE,
  LENGTH,
  MISTAKES,
  PAGE_SHARE,
  PHRASE,
  PHRASE_FIT,
  PLACES,
  PREFIX,
  QUOTED,
  RARE,
  RARITY,
  SATURATION,
  TOP,
} from './weights';
import {fold, stemsOf, wordsOf, type Stemmer} from './words';

/** A section that answers a query. */
export interface Hit {
  /** Number of the section in the outline. */
  id: number;
  page: OutlinePage;
  section: OutlineSection;
  kind: Kind;
  /** Headings above the section, the page's title first. */
  path: string[];
  score: number;
  /** Terms of the index that matched. */
  terms: string[];
}

/** What a query found. */
export interface Answer {
  hits: Hit[];
  /** Words that are in no page, with the spelling that was searched instead or, when there are no hits, is near. */
  spelling: {typed: string; meant: string}[];
}

/** How the sections answer one word of a query, by their numbers. */
interface Matches {
  /** From 0 to 1: how much a section says of the word. */
  scores: Float64Array;
  /** From 0 to 1: how much of the word a section has: a synonym is less than all of it. */
  covers: Float64Array;
  /** How much the word says: the less, the more all sections say of it themselves, not only the title of their page. */
  weight: number;
}

/** Where the terms of a word stand. */
interface Places {
  amounts: Float64Array;
  own: Uint8Array;
  terms: string[];
}

interface Entry {
  page: OutlinePage;
  section: OutlineSection;
  path: string[];
  kind: Kind;
  /** What it counts, whatever the query. */
  weight: number;
}

const IN_ALL = FIELDS.map((name) => FIELD_WEIGHTS[name]);
const IN_ASIDES = FIELDS.map((name) => ASIDE_WEIGHTS[name] ?? 0);
const PAGE = FIELDS.indexOf('page');

/** Answers queries in one language from an outline, then from the texts too. */
export class Engine {
  private readonly entries: Entry[];
  private readonly postings: Postings;
  private readonly phrases: Phrases;
  /** Whole words of the headings, which can be shown, as a stem cannot. */
  private readonly spellings: Set<string>;

  constructor(
    outline: OutlinePage[],
    private readonly language: Language,
    private readonly stem: Stemmer,
  ) {
    this.entries = outline.flatMap(entriesOf);
    this.spellings = new Set(
      this.entries.flatMap(({section}) => wordsOf(section.heading, language).map(({text}) => fold(text))),
    );
    this.postings = postingsOf(outline, language, stem);
    this.postings.finish();
    this.phrases = new Phrases(
      language,
      stem,
      (section) => isAboutError(this.entries[section]!.section),
      (beginning) => this.postings.startingWith(beginning),
    );
  }

  /** Adds the full text. */
  refine({phrases, ...texts}: Omit<IndexFile, 'build'>): void {
    addTexts(this.postings, texts);
    this.phrases.add(phrases, (section, term) => this.postings.add(term, section, FIELDS.indexOf('phrase'), 1));
    this.postings.finish();
  }

  /** The sections at the given addresses, `path#id`, as hits without matches; those that do not exist are left out. */
  find(addresses: string[]): Hit[] {
    return addresses.flatMap((address) => {
      const id = this.entries.findIndex(({page, section}) => `${page.path}#${section.id}` === address);
      if (id < 0) {
        return [];
      }
      const {page, section, path, kind} = this.entries[id]!;
      return [{id, page, section, path, kind, score: 0, terms: []}];
    });
  }

  /** Address of the section, `path#id`, that has the words of a query for a phrase: of the hits, it is the first. */
  sectionWithPhrase(text: string): string | undefined {
    const id = this.phrases.sectionOf(text);
    return id === undefined ? undefined : `${this.entries[id]!.page.path}#${this.entries[id]!.section.id}`;
  }

  /**
   * Finds the sections that answer a query: first the one of which it is a phrase, then the best first; of equals, the
   * first of the outline.
   */
  search(text: string): Answer {
    const query = readQuery(text, this.language, this.stem);
    const spelling = this.correct(query);
    const matched = new Set<string>();
    const scores = this.score(query, matched);
    const most = scores.reduce((greater, score) => Math.max(greater, score), 0);
    const least = LEAST_SHARE * most;
    const quoted = this.phrases.sectionWithin(text);
    const exact =
      this.phrases.sectionOf(text) ?? (quoted !== undefined && scores[quoted]! >= QUOTED * most ? quoted : undefined);
    const terms = [...matched];
    const hits = this.entries
      .map(({page, section, path, kind}, id): Hit => ({id, page, section, path, kind, score: scores[id]!, terms}))
      .filter(({id, score}) => id === exact || (score > 0 && score >= least))
      .sort((a, b) => Number(b.id === exact) - Number(a.id === exact) || b.score - a.score || a.id - b.id);
    return {hits, spelling};
  }

  /** Scores of all sections, by their numbers. */
  private score({groups, stopWords}: Query, terms: Set<string>): Float64Array {
    const found = groups.map(({variants, isIdentifier}) => {
      const matches = this.match(variants, IN_ALL, terms);
      return isIdentifier ? {...matches, weight: matches.weight * IDENTIFIER} : matches;
    });
    const total = found.reduce((sum, {weight}) => sum + weight, 0);
    const near = this.phrases.near(
      groups,
      found.map(({weight}) => weight),
    );
    const said = this.entries.map(() => 0);
    const covered = this.entries.map(() => 0);
    found.forEach(({scores, covers, weight}, group) => {
      scores.forEach((score, id) => {
        said[id]! += weight * score;
        covered[id]! += (weight * Math.max(covers[id]!, near.get(id)?.covers[group] ?? 0)) / total;
      });
    });
    for (const [id, {fit}] of near) {
      said[id]! += PHRASE * total * fit ** PHRASE_FIT;
    }
    for (const aside of stopWords) {
      const {scores, weight} = this.match([{terms: [aside], weight: 1, prefix: false}], IN_ASIDES);
      scores.forEach((score, id) => {
        said[id]! += said[id]! > 0 ? ASIDE * weight * score : 0;
      });
    }
    return this.withPages(
      Float64Array.from(said, (score, id) => score * covered[id]! ** COVERAGE * this.entries[id]!.weight),
    );
  }

  /** Raises the sections of the pages that have the most to say, a few good sections more than many faint ones. */
  private withPages(scores: Float64Array): Float64Array {
    const pages = new Map<OutlinePage, number>();
    scores.forEach((score, id) => {
      const {page} = this.entries[id]!;
      pages.set(page, Math.hypot(pages.get(page) ?? 0, score));
    });
    const most = Math.max(...pages.values());
    return most > 0
      ? scores.map((score, id) => score * (1 + (PAGE_SHARE * pages.get(this.entries[id]!.page)!) / most))
      : scores;
  }

  /**
   * How the sections answer a word that can be found in several ways; each counts by its best one.
   *
   * @param weights of the fields, by their numbers; 0 for one that does not count
   * @param matched is given the terms that are found
   */
  private match(variants: Variant[], weights: readonly number[], matched?: Set<string>): Matches {
    const {sections} = this.postings;
    const amounts = new Float64Array(sections);
    const covers = new Float64Array(sections);
    const own = new Uint8Array(sections);
    for (const {terms, weight, prefix} of variants) {
      const places = terms.map((term) => this.placesOf(term, prefix, weights)).reduce(inBoth);
      let isFound = false;
      for (let id = 0; id < sections; id += 1) {
        const amount = places.amounts[id]!;
        if (amount > 0) {
          isFound = true;
          amounts[id] = Math.max(amounts[id]!, weight * amount);
          covers[id] = Math.max(covers[id]!, weight);
          own[id] = Math.max(own[id]!, places.own[id]!);
        }
      }
      if (isFound && matched) {
        places.terms.forEach((term) => matched.add(term));
      }
    }
    const scores = amounts.map((amount) => amount / (SATURATION + amount));
    const holders = scores.reduce((sum, score, id) => sum + own[id]! * score, 0);
    return {
      scores,
      covers,
      weight: Math.log(1 + sections / (RARE + holders)) ** RARITY,
    };
  }

  /** How much of a term each section has, a field by its weight. */
  private placesOf(term: string, prefix: boolean, weights: readonly number[]): Places {
    const {sections} = this.postings;
    const places: Places = {
      amounts: new Float64Array(sections),
      own: new Uint8Array(sections),
      terms: prefix ? this.postings.startingWith(term) : [term],
    };
    for (const one of places.terms) {
      const share = one === term ? 1 : PREFIX * (term.length / one.length);
      this.postings.each(one, (section, field, count, length) => {
        const weight = weights[field]!;
        if (weight > 0) {
          places.amounts[section]! += (share * weight * count) / (1 - LENGTH + LENGTH * length);
          if (field !== PAGE) {
            places.own[section] = 1;
          }
        }
      });
    }
    return places;
  }

  /** Adds the nearest spellings to the words that no page has. */
  private correct({groups}: Query): Answer['spelling'] {
    const spelling: Answer['spelling'] = [];
    const isKnown = (term: string) => this.postings.has(term);
    const beginsOne = (term: string) => this.postings.startingWith(term).length > 0;
    for (const group of groups) {
      if (beginsOne(group.variants[0]!.terms[0]!)) {
        group.variants = group.variants.filter(({isInParts}) => !isInParts);
      }
      // The parts of a misspelt name may be words of their own: `HttpTestingControler` and, in French, `contrôler`.
      const whole = group.variants.filter(({isInParts}) => !isInParts);
      if (whole.some(({terms}) => terms.every(isKnown))) {
        continue;
      }
      const begin = () => group.variants.forEach((variant) => (variant.prefix = true));
      if (whole.some(({terms}) => terms.every(beginsOne))) {
        begin();
        continue;
      }
      const typed = fold(group.word);
      const vocabulary = this.postings.terms();
      const near = [typed, ...stemsOf(group.word, this.stem)].flatMap((form) => nearest(form, vocabulary));
      const least = Math.min(...near.map(({mistakes}) => mistakes));
      const chosen = near.filter(({mistakes}) => mistakes <= least + 0.5).slice(0, 6);
      if (chosen.length === 0) {
        begin();
      }
      for (const {term, mistakes} of chosen) {
        group.variants.push({terms: [term], weight: MISTAKES[Math.round(mistakes)] ?? MISTAKES.at(-1)!, prefix: true});
      }
      const spelt = [...chosen, ...nearest(typed, this.spellings)].find(({term}) => this.spellings.has(term));
      if (spelt) {
        spelling.push({typed: group.word, meant: spelt.term});
      }
    }
    return spelling;
  }
}

/** The places of two terms that must both be there: as much as there is of the rarer one. */
function inBoth(one: Places, other: Places): Places {
  return {
    amounts: one.amounts.map((amount, id) => Math.min(amount, other.amounts[id]!)),
    own: one.own.map((own, id) => Math.max(own, other.own[id]!)),
    terms: [...one.terms, ...other.terms],
  };
}

function isAboutError({id}: OutlineSection): boolean {
  return id.startsWith('error-');
}

function entriesOf(page: OutlinePage): Entry[] {
  const above: OutlineSection[] = [];
  return page.sections.map((section) => {
    while (above.length > 0 && above.at(-1)!.level >= section.level) {
      above.pop();
    }
    const path = above.map(({heading}) => heading);
    above.push(section);
    const kind = kindOf(page.path, section.id, section.heading);
    const weight =
      (PLACES.find(([start]) => page.path.startsWith(start))?.[1] ?? 1) *
      (section.level === 1 ? TOP : 1) *
      (isAboutError(section) ? ERROR : 1);
    return {page, section, path, kind, weight};
  });
}
