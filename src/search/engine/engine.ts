import {addTexts, FIELDS, postingsOf, type FieldName} from './documents';
import type {IndexFile} from '../files';
import type {Analyzer} from './analyzer';
import type {Kind, OutlinePage, OutlineSection} from '../model';
import type {Terms} from './marksIn';
import {Phrases} from './phrases';
import type {Postings} from './postings';
import {readQuery, wordsIn, type Query, type Variant} from './query';
import {nearest} from './spelling';
import {FIELD_WEIGHTS, STOP_WORD_FIELD_WEIGHTS, WEIGHTS} from './weights';
import {fold, partsOf} from './words';

/** A section that matches a query. */
export interface Hit extends Entry {
  /** Index of the section in the outline. */
  id: number;
  score: number;
  /** What to mark: the typed words or, if the section has none of these, their synonyms. `null` without a query. */
  terms: Terms | null;
}

/** A word of a query that is on no page. */
export interface UnknownWord {
  typed: string;
  /** The most similar known word, if there is one. */
  similar: string | null;
  /**
   * Whether the similar word was searched instead. If not, the word was ignored, except for the known parts of an
   * identifier.
   */
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
  /** Whether the heading or the text of the section contains a term. */
  shown: Uint8Array;
  terms: string[];
}

/** The terms that matched a query, to mark in the results. */
class Matched {
  readonly typed = new Set<string>();
  readonly synonyms = new Set<string>();
  /** Sections that show a typed word. */
  readonly sections = new Set<number>();

  termsIn(section: number): Terms {
    return {typed: this.typed, synonyms: this.sections.has(section) ? new Set() : this.synonyms};
  }
}

type FieldWeights = Partial<Record<FieldName, number>>;

interface Entry {
  page: OutlinePage;
  section: OutlineSection;
  /** Headings above the section, the page's title first. */
  path: string[];
  kind: Kind;
  /** Factors for the score of the section; the length of the query decides which one applies. */
  weights: {short: number; long: number};
}

const PAGE = FIELDS.indexOf('page');
const SHOWN = [FIELDS.indexOf('heading'), FIELDS.indexOf('text')];

/** Answers queries in one language: from the outline first, and from the full text once `refine` has added it. */
export class Engine {
  private readonly entries: Entry[];
  private readonly postings: Postings;
  private readonly phrases: Phrases;
  /** Unstemmed words of headings and phrases, which replace misspelled ones. */
  private readonly spellings: Set<string>;
  /** The sections that document a symbol, by its name. */
  private readonly symbols = new Map<string, number>();

  constructor(
    outline: OutlinePage[],
    private readonly analyzer: Analyzer,
  ) {
    this.entries = outline.flatMap(entriesOf);
    this.spellings = new Set(this.entries.flatMap(({section}) => this.foldedWordsOf(section.heading)));
    this.postings = postingsOf(outline, analyzer);
    this.postings.finish();
    this.phrases = new Phrases(analyzer, (term, prefix) => this.termsFor(term, prefix));
    this.entries.forEach(({page, section}, id) => {
      if (!isListOfLinks(page, section)) {
        this.phrases.addHeading(id, section.heading);
      }
      if (section.level === 1) {
        // The last part of the address is the subject of the page.
        this.phrases.addHeading(id, page.path.replace(/.*\//, ''));
      }
      symbolsOf(page, section).forEach((name) => this.symbols.set(name, this.symbols.get(name) ?? id));
    });
  }

  /** Adds the full text. */
  refine({phrases, ...texts}: Omit<IndexFile, 'build'>): void {
    addTexts(this.postings, texts);
    this.phrases.add(phrases, (section, term) => this.postings.add(term, section, FIELDS.indexOf('phrase'), 1));
    this.postings.finish();
    this.foldedWordsOf(phrases).forEach((word) => this.spellings.add(word));
  }

  private foldedWordsOf(text: string): string[] {
    return this.analyzer.wordsOf(text).map((word) => fold(word.text));
  }

  /** Returns the sections at the given addresses (`path#id`) as hits without matches, ignoring unknown addresses. */
  find(addresses: string[]): Hit[] {
    return addresses.flatMap((address) => {
      const id = this.entries.findIndex(({page, section}) => `${page.path}#${section.id}` === address);
      return id < 0 ? [] : [{...this.entries[id]!, id, score: 0, terms: null}];
    });
  }

  /** Returns the address (`path#id`) of the section that has the query as one of its phrases, which ranks first. */
  sectionWithPhrase(text: string): string | undefined {
    const id = this.phrases.sectionOf(text);
    return id === undefined ? undefined : `${this.entries[id]!.page.path}#${this.entries[id]!.section.id}`;
  }

  /**
   * Finds the sections that match a query. The section that documents the query as a symbol comes first, or else the
   * one that has it as a phrase; then the others by score, where ties keep the order of the outline. Finds nothing if
   * no word of the query is known or can be corrected.
   *
   * @param corrects whether to replace misspelled words; requires the full text, which knows all words of the pages
   */
  search(text: string, corrects = true): Answer {
    const {known, unknown} = corrects ? this.correct(text) : {known: text, unknown: []};
    const matched = new Matched();
    const isIncomplete = unknown.some(({isCorrected}) => !isCorrected);
    const scores = this.score(readQuery(known, this.analyzer), matched, isIncomplete);
    const least = WEIGHTS.leastShare * scores.reduce((greater, score) => Math.max(greater, score), 0);
    // When words are ignored, the rest of the query is not what the reader asked for.
    const asked = isIncomplete ? text : known;
    const exact = this.symbols.get(asked.trim()) ?? this.phrases.sectionOf(asked);
    const hits = this.entries
      .map((entry, id): Hit => ({...entry, id, score: scores[id]!, terms: matched.termsIn(id)}))
      .filter(({id, score}) => id === exact || (score > 0 && score >= least))
      .sort((a, b) => Number(b.id === exact) - Number(a.id === exact) || b.score - a.score || a.id - b.id);
    return {hits, unknown};
  }

  /**
   * Returns the scores of all sections, by section index.
   *
   * @param matched collects the terms that matched
   * @param isIncomplete whether words were ignored; words that most sections contain then find nothing on their own
   */
  private score({groups, stopWords}: Query, matched: Matched, isIncomplete: boolean): Float64Array {
    const found = groups.map(({variants, isIdentifier}) => {
      const matches = this.match(variants, FIELD_WEIGHTS, matched);
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
    found.forEach(({scores, covers, weight}) => {
      scores.forEach((score, id) => {
        scored[id]! += weight * score;
        covered[id]! += (weight * covers[id]!) / total;
      });
    });
    for (const [id, fit] of near) {
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
  private match(variants: Variant[], weights: FieldWeights, matched?: Matched): Matches {
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
          if (weight === 1 && places.shown[id]) {
            matched?.sections.add(id);
          }
        }
      }
      if (isFound && matched) {
        // Not `places.terms` for a synonym: if no page contains it, these are longer words, which mean something else.
        const [marked, found] = weight === 1 ? [matched.typed, places.terms] : [matched.synonyms, terms];
        found.forEach((term) => marked.add(term));
      }
    }
    const scores = amounts.map((amount) => amount / (WEIGHTS.saturation + amount));
    const holders = scores.reduce((sum, score, id) => sum + own[id]! * score, 0);
    return {
      scores,
      covers,
      isEverywhere: own.reduce((sum, has) => sum + has, 0) > sections / 2,
      weight: Math.log(1 + sections / (1 + holders)) ** WEIGHTS.rarity,
    };
  }

  /** Returns how often each section contains a term, weighted by field. */
  private placesOf(term: string, prefix: boolean, weights: FieldWeights): Places {
    const {sections} = this.postings;
    const places: Places = {
      amounts: new Float64Array(sections),
      own: new Uint8Array(sections),
      shown: new Uint8Array(sections),
      terms: this.termsFor(term, prefix),
    };
    for (const one of places.terms) {
      this.postings.each(one, (section, field, count, length) => {
        const weight = weights[FIELDS[field]!];
        if (weight) {
          const share = (weight * count) / (1 - WEIGHTS.length + WEIGHTS.length * length);
          places.amounts[section]! += share * (term.length / one.length);
          places.own[section] ||= Number(field !== PAGE);
          places.shown[section] ||= Number(SHOWN.includes(field));
        }
      });
    }
    return places;
  }

  /** Returns the terms that match: the term itself or, if it may be incomplete or is unknown, all that start with it. */
  private termsFor(term: string, prefix: boolean): string[] {
    return prefix || !this.postings.has(term) ? this.postings.startingWith(term) : [term];
  }

  /**
   * Replaces the words of a query that no page contains: a misspelled word with the one that the reader probably meant,
   * an identifier with its known parts. The others are left out.
   */
  private correct(text: string): {known: string; unknown: UnknownWord[]} {
    const unknown: UnknownWord[] = [];
    const replacements = new Map<string, string>();
    const isKnown = (term: string) => this.postings.has(term);
    const {groups} = readQuery(text, this.analyzer);
    for (const {word, isIdentifier, variants} of groups) {
      const typed = fold(word);
      // Not the stem, which may be a prefix of an unrelated word (`redis`, `redirect`).
      const isBeginning = this.postings.startingWith(isIdentifier ? variants[0]!.terms[0]! : typed).length > 0;
      if (isBeginning || variants.some(({terms}) => terms.every(isKnown))) {
        continue;
      }
      const [similar] = nearest(typed, isIdentifier ? this.postings.terms() : this.spellings);
      const isCorrected = similar?.isLikely === true;
      unknown.push({typed: word, similar: similar?.term ?? null, isCorrected});
      const parts = partsOf(word).filter((part) => this.analyzer.termsOf(part).some(isKnown));
      replacements.set(typed, isCorrected ? similar.term : parts.join(' '));
    }
    // Without its content words, a query would be about its stop words.
    const isEmpty = groups.every(({word}) => replacements.get(fold(word)) === '');
    const words = isEmpty ? [] : wordsIn(text, this.analyzer);
    return {
      known: unknown.length > 0 ? words.map((word) => replacements.get(fold(word)) ?? word).join(' ') : text,
      unknown,
    };
  }
}

/** Returns the places that contain both terms, each with the lower of the two amounts. */
function inBoth(one: Places, other: Places): Places {
  return {
    amounts: one.amounts.map((amount, id) => Math.min(amount, other.amounts[id]!)),
    own: one.own.map((own, id) => Math.max(own, other.own[id]!)),
    shown: one.shown.map((shown, id) => Math.max(shown, other.shown[id]!)),
    terms: [...one.terms, ...other.terms],
  };
}

function isAboutError({id}: OutlineSection): boolean {
  return id.startsWith('error-');
}

/**
 * Returns the symbols that a section documents: the whole heading, if it is code, and its signatures. The subject of the
 * page is not one of them, because `service` on its own means the page.
 */
function symbolsOf({path}: OutlinePage, {heading, declares}: OutlineSection): string[] {
  const [, code] = /^`([^`]+)`$/.exec(heading) ?? [];
  return [code ?? '', ...declares].filter((name) => name && !path.includes(name));
}

/** Returns whether a section only lists what other pages explain: symbols of the API, or tasks. */
function isListOfLinks({path}: OutlinePage, {id}: OutlineSection): boolean {
  return id.startsWith('tasks-') || (path.startsWith('docs/reference/api/') && !EXPLAINED_IN_API.test(id));
}

/** Sections of the API overview that explain something themselves. */
const EXPLAINED_IN_API = /^(?:import|name-type|compare)/;

/** Returns the kind of a section, based on the site's conventions for addresses and ids. */
function kindOf({path}: OutlinePage, {id, heading}: OutlineSection): Kind {
  if (path.startsWith('blog/')) {
    return 'blog';
  }
  if (path.startsWith('docs/tutorial-')) {
    return 'tutorial';
  }
  if (/^(?:test-)?option-/.test(id)) {
    return 'option';
  }
  // A heading that consists only of code documents that symbol.
  return /^`[^`]+`$/.test(heading) ? 'symbol' : 'guide';
}

function entriesOf(page: OutlinePage): Entry[] {
  const above: OutlineSection[] = [];
  return page.sections.map((section) => {
    while (above.length > 0 && above.at(-1)!.level >= section.level) {
      above.pop();
    }
    const path = above.map(({heading}) => heading);
    above.push(section);
    const kind = kindOf(page, section);
    const weight = isListOfLinks(page, section) ? WEIGHTS.listOfLinks : kind === 'tutorial' ? WEIGHTS.tutorial : 1;
    const weights = {
      short:
        weight * (section.level === 1 ? WEIGHTS.topOfPage : isAboutError(section) ? WEIGHTS.errorSectionIfShort : 1),
      long: weight * (isAboutError(section) ? WEIGHTS.errorSection : 1),
    };
    return {page, section, path, kind, weights};
  });
}
