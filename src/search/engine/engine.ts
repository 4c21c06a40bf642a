import type MiniSearch from 'minisearch';
import type {SearchResult} from 'minisearch';
import {FIELDS,  type Document, type OutlinePage, type OutlineSection} from './documents';
import {kindOf} from '../kind';
import type {PhrasesRow} from '../files';
import type {Kind, Language} from '../model';
import {readQuery, type Query, type Variant} from './query';
import {nearest} from './spelling';
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

/** What a section counts beside its text. */
const KIND_WEIGHTS: Record<Kind, number> = {guide: 1, symbol: 1.05, option: 1.05, tutorial: 0.8, blog: 0.6};
/** Pages that say in full what others repeat in short, and those that repeat. */
const PATH_WEIGHTS: [start: string, weight: number][] = [
  ['docs/api/common/', 1.3],
  ['docs/reference/api/', 0.6],
  ['docs/examples/', 0.85],
];
/** Who looks for an error types its message, which finds it without help. */
const ERROR_WEIGHT = 0.85;
const LEVEL_WEIGHTS: Record<number, number> = {1: 1.35, 2: 1, 3: 1, 4: 0.95};
/** A section that answers so much worse than the best one is left out. */
const LEAST_SHARE = 0.08;
const PREFIX_WEIGHT = 0.5;
/** Found by `npm run bench:search`; none is sharp, so they are round. */
const TUNING = {
  /** Below 1, weaker matches of a word come nearer to its best one. */
  spread: 0.8,
  /** How much a section loses that lacks a word of the query. */
  coverage: 1.2,
  /** Below so many sections a word is not rarer: it may be mere wording. */
  rare: 3,
  /** What neighboring words that spell an identifier add. */
  compound: 0.5,
  /** What a word without meaning of its own adds when a heading has it. */
  aside: 0.3,
  /** What a doubling of the pages that link to a page, or to a section, adds. */
  pageLinks: 0.05,
  sectionLinks: 0.12,
  /** How much of a word a section covers that has it in its text only. */
  inText: 0.5,
  bm25: {k: 1.2, b: 0.4, d: 0.5},
};
const MISTAKE_WEIGHTS = [1, 0.8, 0.7, 0.5, 0.4, 0.3];

interface Match {
  score: number;
  /** How much of the word it covers. */
  weight: number;
  terms: string[];
  /** Whether the section says it itself, not only a heading above. */
  isOwn: boolean;
}

type Matches = Map<number, Match>;

/** A result of MiniSearch, whose ids are of any type. */
type Found = Pick<SearchResult, 'score' | 'terms' | 'match'> & {id: number};

interface Entry {
  page: OutlinePage;
  section: OutlineSection;
  path: string[];
  kind: Kind;
}

/** Answers queries in one language from an outline and an index over it. */
export class Engine {
  private readonly entries: Entry[];
  private vocabulary: Set<string> = new Set();
  private sorted: string[] = [];
  /** Whole words of the headings, which can be shown, as a stem cannot. */
  private readonly spellings: Set<string>;

  constructor(
    private index: MiniSearch<Document>,
    terms: Iterable<string>,
    outline: OutlinePage[],
    private readonly language: Language,
    private readonly stem: Stemmer,
  ) {
    this.entries = outline.flatMap(entriesOf);
    this.spellings = new Set(
      this.entries.flatMap(({section}) => wordsOf(section.heading, language).map(({text}) => fold(text))),
    );
    this.learn(terms);
  }

  /** Goes over to a fuller index of the same outline. */
  refine(index: MiniSearch<Document>, terms: Iterable<string>, phrases: PhrasesRow[] = []): void {
    this.index = index;
    this.learn(terms);
    void phrases;
  }

  private learn(terms: Iterable<string>): void {
    this.vocabulary = new Set(terms);
    this.sorted = [...this.vocabulary].sort();
  }

  /** The sections at the given addresses, `path#id`, as hits without matches; those that do not exist are left out. */
  find(addresses: string[]): Hit[] {
    return addresses.flatMap((address) => {
      const id = this.entries.findIndex(({page, section}) => `${page.path}#${section.id}` === address);
      return id < 0 ? [] : [{id, ...this.entries[id]!, score: 0, terms: []}];
    });
  }

  /** Finds the sections that answer a query, the best first. */
  search(text: string): Answer {
    const query = readQuery(text, this.language, this.stem);
    const spelling = this.correct(query);
    const scores = this.score(query);
    const hits = [...scores]
      .map(([id, {score, terms}]) => ({id, ...this.entries[id]!, score: score * weightOfEntry(this.entries[id]!), terms: [...terms]}))
      .sort((a, b) => b.score - a.score || a.id - b.id);
    const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
    return {hits: hits.filter(({score}) => score >= least), spelling};
  }

  private score({groups, asides, compounds}: Query): Map<number, {score: number; terms: Set<string>}> {
    const found = groups.map((group) => relative(this.match(group.variants)));
    const weights = found.map((matches) => this.weightOf(matches));
    const weightOfAll = weights.reduce((sum, weight) => sum + weight, 0);

    const results = new Map<number, {score: number; covered: number; terms: Set<string>}>();
    found.forEach((matches, group) => {
      for (const [id, match] of matches) {
        const result = results.get(id) ?? {score: 0, covered: 0, terms: new Set()};
        result.score += weights[group]! * match.score;
        result.covered += weights[group]! * match.weight;
        match.terms.forEach((term) => result.terms.add(term));
        results.set(id, result);
      }
    });
    for (const result of results.values()) {
      result.score *= (result.covered / weightOfAll) ** TUNING.coverage;
    }
    for (const compound of compounds.filter((term) => this.vocabulary.has(term))) {
      const matches = relative(this.match([{terms: [compound], weight: 1, prefix: false}]));
      for (const [id, {score, terms}] of matches) {
        const result = results.get(id);
        if (result) {
          result.score += TUNING.compound * this.weightOf(matches) * score;
          terms.forEach((term) => result.terms.add(term));
        }
      }
    }
    for (const aside of asides) {
      const matches = relative(this.match([{terms: [aside], weight: 1, prefix: false}], ['heading']));
      for (const [id, {score}] of matches) {
        const result = results.get(id);
        if (result) {
          result.score += TUNING.aside * this.weightOf(matches) * score;
        }
      }
    }
    return results;
  }

  /** How much a word says: the less, the more sections have it themselves. */
  private weightOf(matches: Matches): number {
    const sections = [...matches.values()].filter(({isOwn}) => isOwn).length;
    return Math.log(1 + this.entries.length / (TUNING.rare + sections));
  }

  /** Documents that match one of the variants, each scored by its best one. */
  private match(variants: Variant[], fields?: string[]): Matches {
    const best: Matches = new Map();
    for (const {terms, weight, prefix} of variants) {
      const results = this.index.search(
        {combineWith: 'AND', queries: terms},
        {prefix, bm25: TUNING.bm25, boost: FIELDS, ...(fields && {fields}), weights: {prefix: PREFIX_WEIGHT, fuzzy: 0}},
      ) as Found[];
      for (const result of results) {
        const score = result.score * weight;
        const known = best.get(result.id);
        best.set(result.id, {
          score: Math.max(score, known?.score ?? 0),
          weight: Math.max(weight * standing(result.match), known?.weight ?? 0),
          terms: [...(known?.terms ?? []), ...result.terms],
          isOwn: (known?.isOwn ?? false) || standsInItself(result.match),
        });
      }
    }
    return best;
  }

  /** Adds the nearest spellings to the words that no page has. */
  private correct({groups}: Query): Answer['spelling'] {
    const spelling: Answer['spelling'] = [];
    for (const group of groups) {
      if (this.beginsOne(group.variants[0]!.terms[0]!)) {
        group.variants = group.variants.filter(({isInParts}) => !isInParts);
      }
      if (group.variants.some((variant) => variant.terms.every((term) => this.vocabulary.has(term)))) {
        continue;
      }
      if (group.variants.some((variant) => variant.terms.every((term) => this.beginsOne(term)))) {
        group.variants.forEach((variant) => {
          variant.prefix = true;
        });
        continue;
      }
      const typed = fold(group.word);
      const near = [typed, ...stemsOf(group.word, this.stem)].flatMap((form) => nearest(form, this.vocabulary));
      const least = Math.min(...near.map(({mistakes}) => mistakes));
      const chosen = near.filter(({mistakes}) => mistakes <= least + 0.5).slice(0, 6);
      for (const {term, mistakes} of chosen) {
        group.variants.push({terms: [term], weight: MISTAKE_WEIGHTS[Math.round(mistakes)] ?? 0.3, prefix: true});
      }
      const spelt = [...chosen, ...nearest(typed, this.spellings, 3)].find(({term}) => this.spellings.has(term));
      if (spelt) {
        spelling.push({typed: group.word, meant: spelt.term});
      }
    }
    return spelling;
  }

  /** Whether a term of the index begins so. */
  private beginsOne(term: string): boolean {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < term) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return this.sorted[low]?.startsWith(term) ?? false;
  }
}

/** A word in a heading says what the section is about; in the text it may be in passing. */
function standing(match: SearchResult['match']): number {
  return Object.values(match).every((fields) => fields.every((field) => field === 'text' || field === 'code')) ? TUNING.inText : 1;
}

function standsInItself(match: SearchResult['match']): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== 'page' && field !== 'path'));
}

/** Scores as a share of the best one, so that each word counts by how much it says, whatever field it stands in. */
function relative(matches: Matches): Matches {
  const best = Math.max(...[...matches.values()].map(({score}) => score));
  for (const match of matches.values()) {
    match.score = (match.score / best) ** TUNING.spread;
  }
  return matches;
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
    return {page, section, path, kind};
  });
}

/** Its share in the ranking, whatever the query. */
function weightOfEntry({page, section, kind}: Entry): number {
  return (
    (PATH_WEIGHTS.find(([start]) => page.path.startsWith(start))?.[1] ?? 1) *
    (1 + TUNING.pageLinks * Math.log2(1 + page.links)) *
    KIND_WEIGHTS[kind] *
    (section.id.startsWith('error-') ? ERROR_WEIGHT : 1) *
    (LEVEL_WEIGHTS[section.level] ?? 1) *
    (1 + TUNING.sectionLinks * Math.log2(1 + section.links))
  );
}
