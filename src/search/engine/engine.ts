import {addTexts, FIELDS, postingsOf, type FieldName, type OutlinePage, type OutlineSection} from './documents';
import type {IndexFile} from '../files';
import {kindOf} from './kind';
import type {Kind, Language} from '../model';
import {keyOf, Phrases} from './phrases';
import type {Postings} from './postings';
import {contentWords, readQuery, type Query, type Variant} from './query';
import {nearest} from './spelling';
import {API_OVERVIEW, FIELD_WEIGHTS, MISTAKE_WEIGHTS, PAGE_WEIGHTS, STOP_WORD_FIELD_WEIGHTS, WEIGHTS} from './weights';
import {fold, stemsOf, wordsOf, type Stemmer} from './words';

/** A section that matches a query. */
export interface Hit {
  /** Index of the section in the outline. */
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

/** A word of a query that is on no page. */
export interface UnknownWord {
  typed: string;
  /** The most similar word on the pages, if one can be displayed. */
  similar: string | null;
  /** Whether similar words were searched instead. If not, the word was ignored. */
  isCorrected: boolean;
}

/** The result of a query. */
export interface Answer {
  hits: Hit[];
  unknown: UnknownWord[];
}

/** How well each section matches one word of a query, by section index. */
interface Matches {
  /** From 0 to 1: how relevant a section is to the word. */
  scores: Float64Array;
  /** From 0 to 1: how much of the word a section covers; less than 1 for a synonym. */
  covers: Float64Array;
  /** Weight of the word. The more sections contain it (page titles do not count), the lower. */
  weight: number;
  /** Whether more than half of the sections contain the word. */
  isEverywhere: boolean;
}

/** Which sections contain the terms of a word. */
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
  /** Weights that depend only on the length of the query. */
  weights: {short: number; long: number};
}

const PAGE = FIELDS.indexOf('page');

/** Answers queries in one language: from the outline first, and from the full text once `refine` has added it. */
export class Engine {
  private readonly entries: Entry[];
  private readonly postings: Postings;
  private readonly phrases: Phrases;
  /** Sections by the words of their headings, if no other section has the same words. */
  private readonly byHeading = new Map<string, number | undefined>();
  /** Unstemmed words of headings and phrases, for display. */
  private readonly spellings: Set<string>;

  constructor(
    outline: OutlinePage[],
    private readonly language: Language,
    private readonly stem: Stemmer,
  ) {
    this.entries = outline.flatMap(entriesOf);
    this.spellings = new Set(this.entries.flatMap(({section}) => this.foldedWordsOf(section.heading)));
    this.addHeadings(({level}) => level === 1);
    this.addHeadings(({level}) => level > 1);
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

  /**
   * Adds the headings of sections to `byHeading`, unless an earlier call has added one with the same words. Leaves out
   * messages, most of which are explained on another page, and the overview of the API, which only lists symbols.
   */
  private addHeadings(isIncluded: (section: OutlineSection) => boolean): void {
    const found = new Map<string, number | undefined>();
    this.entries.forEach(({page, section}, id) => {
      const isMessage = isAboutError(section) && section.heading.startsWith('`');
      if (isIncluded(section) && !isMessage && !page.path.startsWith(API_OVERVIEW)) {
        const key = this.headingKey(section.heading);
        found.set(key, found.has(key) ? undefined : id);
      }
    });
    found.forEach((id, key) => this.byHeading.has(key) || this.byHeading.set(key, id));
  }

  private headingKey(text: string): string {
    return keyOf(contentWords(text, this.language), this.stem);
  }

  /** Returns the section whose heading has the words of the query, unless it is one word, which can mean many things. */
  private sectionWithHeading(text: string): number | undefined {
    const key = this.headingKey(text);
    return key.includes(' ') ? this.byHeading.get(key) : undefined;
  }

  private foldedWordsOf(text: string): string[] {
    return wordsOf(text, this.language).map((word) => fold(word.text));
  }

  /** Returns the sections at the given addresses (`path#id`) as hits without matches, ignoring unknown addresses. */
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

  /** Returns the address (`path#id`) of the section that has the query as one of its phrases, which ranks first. */
  sectionWithPhrase(text: string): string | undefined {
    const id = this.phrases.sectionOf(text);
    return id === undefined ? undefined : `${this.entries[id]!.page.path}#${this.entries[id]!.section.id}`;
  }

  /**
   * Finds the sections that match a query. A section that has the query as a phrase or as its heading comes first, then
   * the others by score; ties keep the order of the outline. Finds nothing when all words of the query are unknown.
   *
   * @param corrects whether to replace misspelled words; requires the full text, which knows all words of the pages
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
    const exact =
      this.phrases.sectionOf(text) ??
      [this.phrases.sectionWithin(text), this.sectionWithHeading(text)].find(
        (id) => id !== undefined && scores[id]! >= WEIGHTS.exactShare * most,
      );
    const terms = [...matched];
    const hits = this.entries
      .map(({page, section, path, kind}, id): Hit => ({id, page, section, path, kind, score: scores[id]!, terms}))
      .filter(({id, score}) => id === exact || (score > 0 && score >= least))
      .sort((a, b) => Number(b.id === exact) - Number(a.id === exact) || b.score - a.score || a.id - b.id);
    return {hits, unknown};
  }

  /**
   * Returns the scores of all sections, by section index.
   *
   * @param terms collects the terms that matched
   * @param isIncomplete whether words were ignored; words that most sections contain then find nothing on their own
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
    const scored = this.entries.map(() => 0);
    const covered = this.entries.map(() => 0);
    found.forEach(({scores, covers, weight}, group) => {
      scores.forEach((score, id) => {
        scored[id]! += weight * score;
        covered[id]! += (weight * Math.max(covers[id]!, near.get(id)?.covers[group] ?? 0)) / total;
      });
    });
    for (const [id, {fit}] of near) {
      scored[id]! += WEIGHTS.phrase * total * fit ** WEIGHTS.phraseFit;
    }
    for (const stopWord of stopWords) {
      const {scores, weight} = this.match([{terms: [stopWord], weight: 1, prefix: false}], STOP_WORD_FIELD_WEIGHTS);
      scores.forEach((score, id) => {
        scored[id]! += scored[id]! > 0 ? WEIGHTS.stopWord * weight * score : 0;
      });
    }
    const length = groups.length <= WEIGHTS.shortQuery ? 'short' : 'long';
    return this.withPages(
      Float64Array.from(
        scored,
        (score, id) => score * covered[id]! ** WEIGHTS.coverage * this.entries[id]!.weights[length],
      ),
    );
  }

  /** Raises the sections of the best pages. A few strong sections make a better page than many weak ones. */
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
   * Matches the variants of a word against all sections. Each section gets the score of its best variant.
   *
   * @param weights field weights; fields without a weight are ignored
   * @param matched collects the terms that matched
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

  /** Returns how often each section contains a term, weighted by field. */
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

  /** Adds similar words as variants of the unknown words of a query, and removes unknown words without similar ones. */
  private correct(query: Query): UnknownWord[] {
    const unknown: UnknownWord[] = [];
    const isKnown = (term: string) => this.postings.has(term);
    const beginsOne = (term: string) => this.postings.startingWith(term).length > 0;
    query.groups = query.groups.filter((group) => {
      if (beginsOne(group.variants[0]!.terms[0]!)) {
        group.variants = group.variants.filter(({isInParts}) => !isInParts);
      }
      // The parts of a misspelled identifier may be valid words: `HttpTestingControler` and, in French, `contrôler`.
      const whole = group.variants.filter(({isInParts}) => !isInParts);
      if (whole.some(({terms}) => terms.every(isKnown))) {
        return true;
      }
      const typed = fold(group.word);
      // The stem of an unrelated word may be a prefix of a known one (`redis`, `redirect`).
      if (beginsOne(group.isIdentifier ? whole[0]!.terms[0]! : typed)) {
        group.variants.forEach((variant) => (variant.prefix = true));
        return true;
      }
      const vocabulary = this.postings.terms();
      const near = [typed, ...stemsOf(group.word, this.stem)].flatMap((form) => nearest(form, vocabulary));
      // Terms of the full text are stems, which cannot be displayed. Identifiers can, because they are not stemmed.
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

/** Returns the places that contain both terms, each with the lower of the two amounts. */
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
    const weight = PAGE_WEIGHTS.find(([start]) => page.path.startsWith(start))?.[1] ?? 1;
    const weights = {
      short:
        weight * (section.level === 1 ? WEIGHTS.topOfPage : isAboutError(section) ? WEIGHTS.errorSectionIfShort : 1),
      long: weight * (isAboutError(section) ? WEIGHTS.errorSection : 1),
    };
    return {page, section, path, kind, weights};
  });
}
