import {addTexts, FIELDS, postingsOf, type FieldName, type OutlinePage, type OutlineSection} from './documents';
import type {IndexFile} from '../files';
import {kindOf} from './kind';
import type {Kind, Language} from '../model';
import {Phrases} from './phrases';
import type {Postings} from './postings';
import {readQuery, type Query, type Variant} from './query';
import {nearest} from './spelling';
import {FIELD_WEIGHTS, MISTAKE_WEIGHTS, PAGE_WEIGHTS, STOP_WORD_FIELD_WEIGHTS, WEIGHTS} from './weights';
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

/** A word of a query that no page has. */
export interface UnknownWord {
  typed: string;
  /** The most similar word of the pages, if there is one that can be shown. */
  similar: string | null;
  /** Whether similar words were searched instead; otherwise the word was left out. */
  isCorrected: boolean;
}

/** What a query found. */
export interface Answer {
  hits: Hit[];
  unknown: UnknownWord[];
}

/** How the sections answer one word of a query, by their numbers. */
interface Matches {
  /** From 0 to 1: how much a section says of the word. */
  scores: Float64Array;
  /** From 0 to 1: how much of the word a section has: a synonym is less than all of it. */
  covers: Float64Array;
  /** How much the word says: the less, the more all sections say of it themselves, not only the title of their page. */
  weight: number;
  /** Whether more than half of the sections have the word. */
  isEverywhere: boolean;
}

/** Which sections have the terms of a word. */
interface Places {
  amounts: Float64Array;
  own: Uint8Array;
  terms: string[];
}

type FieldWeights = Partial<Record<FieldName, number>>;

interface Entry {
  page: OutlinePage;
  section: OutlineSection;
  path: string[];
  kind: Kind;
  /** What it counts, whatever the query. */
  weight: number;
}

const PAGE = FIELDS.indexOf('page');

/** Answers queries in one language from an outline, then from the texts too. */
export class Engine {
  private readonly entries: Entry[];
  private readonly postings: Postings;
  private readonly phrases: Phrases;
  /** Whole words of headings and phrases, to show. */
  private readonly spellings: Set<string>;

  constructor(
    outline: OutlinePage[],
    private readonly language: Language,
    private readonly stem: Stemmer,
  ) {
    this.entries = outline.flatMap(entriesOf);
    this.spellings = new Set(this.entries.flatMap(({section}) => this.foldedWordsOf(section.heading)));
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
    this.foldedWordsOf(phrases).forEach((word) => this.spellings.add(word));
  }

  private foldedWordsOf(text: string): string[] {
    return wordsOf(text, this.language).map((word) => fold(word.text));
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
   * first of the outline. When nothing is left of a query without its unknown words, nothing is found.
   *
   * @param corrects whether similar words are searched instead of misspelt ones: only the full text knows which those are
   */
  search(text: string, corrects = true): Answer {
    const query = readQuery(text, this.language, this.stem);
    const unknown = corrects ? this.correct(query) : [];
    const matched = new Set<string>();
    const scores = this.score(
      query,
      matched,
      unknown.some(({isCorrected}) => !isCorrected),
    );
    const most = scores.reduce((greater, score) => Math.max(greater, score), 0);
    const least = WEIGHTS.leastShare * most;
    const message = this.phrases.sectionWithin(text);
    const exact =
      this.phrases.sectionOf(text) ??
      (message !== undefined && scores[message]! >= WEIGHTS.messageShare * most ? message : undefined);
    const terms = [...matched];
    const hits = this.entries
      .map(({page, section, path, kind}, id): Hit => ({id, page, section, path, kind, score: scores[id]!, terms}))
      .filter(({id, score}) => id === exact || (score > 0 && score >= least))
      .sort((a, b) => Number(b.id === exact) - Number(a.id === exact) || b.score - a.score || a.id - b.id);
    return {hits, unknown};
  }

  /**
   * Scores of all sections, by their numbers.
   *
   * @param terms is given the terms that are found
   * @param isIncomplete whether words were left out: then words that are everywhere find nothing on their own
   */
  private score({groups, stopWords}: Query, terms: Set<string>, isIncomplete: boolean): Float64Array {
    const found = groups.map(({variants, isIdentifier}) => {
      const matches = this.match(variants, FIELD_WEIGHTS, terms);
      return isIdentifier ? {...matches, weight: matches.weight * WEIGHTS.identifier} : matches;
    });
    if (isIncomplete && found.every(({isEverywhere}) => isEverywhere)) {
      return new Float64Array(this.entries.length);
    }
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
      said[id]! += WEIGHTS.phrase * total * fit ** WEIGHTS.phraseFit;
    }
    for (const stopWord of stopWords) {
      const {scores, weight} = this.match([{terms: [stopWord], weight: 1, prefix: false}], STOP_WORD_FIELD_WEIGHTS);
      scores.forEach((score, id) => {
        said[id]! += said[id]! > 0 ? WEIGHTS.stopWord * weight * score : 0;
      });
    }
    return this.withPages(
      Float64Array.from(said, (score, id) => score * covered[id]! ** WEIGHTS.coverage * this.entries[id]!.weight),
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
      ? scores.map((score, id) => score * (1 + (WEIGHTS.pageShare * pages.get(this.entries[id]!.page)!) / most))
      : scores;
  }

  /**
   * How the sections answer a word that can be found in several ways; each counts by its best one.
   *
   * @param weights of the fields; one without a weight does not count
   * @param matched is given the terms that are found
   */
  private match(variants: Variant[], weights: FieldWeights, matched?: Set<string>): Matches {
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
    const scores = amounts.map((amount) => amount / (WEIGHTS.saturation + amount));
    const holders = scores.reduce((sum, score, id) => sum + own[id]! * score, 0);
    return {
      scores,
      covers,
      isEverywhere: own.reduce((sum, has) => sum + has, 0) > sections / 2,
      weight: Math.log(1 + sections / (WEIGHTS.rareBelow + holders)) ** WEIGHTS.rarity,
    };
  }

  /** How much of a term each section has, a field by its weight. */
  private placesOf(term: string, prefix: boolean, weights: FieldWeights): Places {
    const {sections} = this.postings;
    const places: Places = {
      amounts: new Float64Array(sections),
      own: new Uint8Array(sections),
      terms: prefix ? this.postings.startingWith(term) : [term],
    };
    for (const one of places.terms) {
      const share = one === term ? 1 : WEIGHTS.prefix * (term.length / one.length);
      this.postings.each(one, (section, field, count, length) => {
        const weight = weights[FIELDS[field]!];
        if (weight) {
          places.amounts[section]! += (share * weight * count) / (1 - WEIGHTS.length + WEIGHTS.length * length);
          if (field !== PAGE) {
            places.own[section] = 1;
          }
        }
      });
    }
    return places;
  }

  /** Adds similar words to the words of a query that no page has, and takes out those that resemble none. */
  private correct(query: Query): UnknownWord[] {
    const unknown: UnknownWord[] = [];
    const isKnown = (term: string) => this.postings.has(term);
    const beginsOne = (term: string) => this.postings.startingWith(term).length > 0;
    query.groups = query.groups.filter((group) => {
      if (beginsOne(group.variants[0]!.terms[0]!)) {
        group.variants = group.variants.filter(({isInParts}) => !isInParts);
      }
      // The parts of a misspelt name may be words of their own: `HttpTestingControler` and, in French, `contrôler`.
      const whole = group.variants.filter(({isInParts}) => !isInParts);
      if (whole.some(({terms}) => terms.every(isKnown))) {
        return true;
      }
      const typed = fold(group.word);
      // The stem of another word may begin one (`redis`, `redirect`).
      if (beginsOne(group.isIdentifier ? whole[0]!.terms[0]! : typed)) {
        group.variants.forEach((variant) => (variant.prefix = true));
        return true;
      }
      const vocabulary = this.postings.terms();
      const near = [typed, ...stemsOf(group.word, this.stem)].flatMap((form) => nearest(form, vocabulary));
      // The stem of a word of the texts cannot be shown. A name of code can: it has none.
      const shown = [...near, ...nearest(typed, this.spellings)].filter(
        ({term}) => group.isIdentifier || this.spellings.has(term),
      );
      const similar = shown.find(({isLikely}) => isLikely) ?? shown[0];
      const isShown = similar?.isLikely === true;
      const likely = near.filter(({term, isLikely}) => isLikely && (isShown || term[0] === typed[0]));
      const least = Math.min(...likely.map(({mistakes}) => mistakes));
      const chosen = likely.filter(({mistakes}) => mistakes <= least + 0.5).slice(0, 6);
      for (const {term, mistakes} of chosen) {
        const weight = MISTAKE_WEIGHTS[Math.round(mistakes)] ?? MISTAKE_WEIGHTS.at(-1)!;
        group.variants.push({terms: [term], weight, prefix: true});
      }
      const isCorrected = chosen.length > 0;
      unknown.push({
        typed: group.word,
        similar: (!isCorrected || isShown) && similar ? similar.term : null,
        isCorrected,
      });
      return isCorrected || group.variants.some(({terms}) => terms.every(isKnown));
    });
    return unknown;
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
      (PAGE_WEIGHTS.find(([start]) => page.path.startsWith(start))?.[1] ?? 1) *
      (section.level === 1 ? WEIGHTS.topOfPage : 1) *
      (isAboutError(section) ? WEIGHTS.errorSection : 1);
    return {page, section, path, kind, weight};
  });
}
