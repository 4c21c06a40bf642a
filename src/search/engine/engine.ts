import {FIELDS, addTexts, postingsOf, type FieldName, type OutlinePage, type OutlineSection} from './documents';
import type {PhrasesRow, TextIndex} from '../files';
import {kindOf} from '../kind';
import type {Kind, Language} from '../model';
import {Phrases} from './phrases';
import type {Postings} from './postings';
import {readQuery, type Group, type Query, type Variant} from './query';
import {nearest} from './spelling';
import {TUNING, FIELD_WEIGHTS} from './weights';
import * as W from './weights';
import {isStopWord} from './stopWords';
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
  /** From 0 to 1: how much of the word it covers. */
  covers: Float64Array;
  /** How much the word says. */
  weight: number;
}

interface Entry {
  page: OutlinePage;
  /** Number of the page. */
  pageId: number;
  section: OutlineSection;
  path: string[];
  kind: Kind;
  /** What it counts, whatever the query. */
  weight: number;
  headingWords: number;
}

/** Answers queries in one language from an outline, then from the texts too. */
export class Engine {
  private inText = 0;
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
    this.entries = outline.flatMap((page, pageId) => entriesOf(page, pageId, language));
    this.spellings = new Set(
      this.entries.flatMap(({section}) => wordsOf(section.heading, language).map(({text}) => fold(text))),
    );
    this.postings = postingsOf(outline, language, stem);
    this.postings.finish();
    this.phrases = new Phrases(language, stem);
  }

  /** Adds the full text. */
  refine({phrases, ...texts}: TextIndex & {phrases: PhrasesRow[]}): void {
    addTexts(this.postings, texts);
    this.postings.finish();
    this.phrases.add(phrases);
  }

  /** The sections at the given addresses, `path#id`, as hits without matches; those that do not exist are left out. */
  find(addresses: string[]): Hit[] {
    return addresses.flatMap((address) => {
      const id = this.entries.findIndex(({page, section}) => `${page.path}#${section.id}` === address);
      return id < 0 ? [] : [{id, ...this.entries[id]!, score: 0, terms: []}];
    });
  }

  /** Finds the sections that answer a query, the best first; of equal ones, the first of the outline. */
  search(text: string): Answer {
    const query = readQuery(text, this.language, this.stem);
    const spelling = this.correct(query);
    const terms = new Set<string>();
    const scores = this.score(query, terms);
    const exact = this.phrases.sectionOf(text);
    const hits: Hit[] = [];
    scores.forEach((score, id) => {
      if (score > 0 || id === exact) {
        hits.push({id, ...this.entries[id]!, score, terms: [...terms]});
      }
    });
    hits.sort((a, b) => Number(b.id === exact) - Number(a.id === exact) || b.score - a.score || a.id - b.id);
    const least = Math.max(0, ...hits.map(({score}) => score)) * W.LEAST_SHARE;
    return {hits: hits.filter(({score, id}) => score >= least || id === exact), spelling};
  }

  /** Scores of all sections, by their numbers. */
  private score({groups, asides, compounds}: Query, terms: Set<string>): Float64Array {
    const {postings, entries} = this;
    this.inText = TUNING.longText ? groups.length / (groups.length + TUNING.longText) : TUNING.inText;
    const found = groups.map(({variants, isIdentifier}) => {const m = this.match(variants, terms); return {...m, weight: m.weight * (isIdentifier ? TUNING.identifier : 1)};});
    const total = found.reduce((sum, {weight}) => sum + weight, 0);
    const scores = new Float64Array(entries.length);
    const covered = new Float64Array(entries.length);
    // The best phrase of each section.
    const near = this.phrases.near(groups, found.map(({weight}) => weight));
    found.forEach(({scores: ofWord, covers, weight}, group) => {
      ofWord.forEach((score, id) => {
        scores[id]! += weight * score;
        covered[id]! += (weight * Math.max(covers[id]!, near.get(id)?.covers[group] ?? 0)) / total;
      });
    });
    for (const [id, {fit}] of near) {
      scores[id]! += TUNING.phrase * total * fit ** TUNING.phraseFit;
    }
    // How much of the query the page as a whole covers.
    const pages: number[] = [];
    found.forEach(({covers, weight}) => {
      const best: number[] = [];
      covers.forEach((cover, id) => {
        const {pageId} = entries[id]!;
        best[pageId] = Math.max(best[pageId] ?? 0, cover);
      });
      best.forEach((cover, page) => {
        pages[page] = (pages[page] ?? 0) + (weight * cover) / total;
      });
    });
    for (const compound of compounds) {
      if (postings.has(compound)) {
        const {scores: ofWord, weight} = this.match([{terms: [compound], weight: 1, prefix: false}], terms);
        ofWord.forEach((score, id) => {
          if (scores[id]! > 0) {
            scores[id]! += TUNING.compound * weight * score;
          }
        });
      }
    }
    for (const aside of asides) {
      const {scores: ofWord, weight} = this.match([{terms: [aside], weight: 1, prefix: false}], null, ['heading']);
      ofWord.forEach((score, id) => {
        if (scores[id]! > 0) {
          scores[id]! += TUNING.aside * weight * score;
        }
      });
    }
    if (TUNING.headingFit) {
      const inHeading = groups.map(({variants}) => this.match(variants, null, ['heading', 'symbol']).covers);
      entries.forEach(({headingWords}, id) => {
        if (scores[id]! > 0) {
          let sum = 0;
          let share = 0;
          inHeading.forEach((covers, group) => {
            sum += covers[id]!;
            share += (covers[id]! * found[group]!.weight) / total;
          });
          scores[id]! *= 1 + TUNING.headingFit * Math.min(1, sum / headingWords) * share;
        }
      });
    }
    return scores.map((score, id) => score * covered[id]! ** TUNING.coverage * (pages[entries[id]!.pageId] ?? 0) ** TUNING.pageCoverage * weightOfEntry(entries[id]!.page, entries[id]!.section, entries[id]!.kind));
  }

  /** How the sections answer a word that can be found in several ways; each counts by its best one. */
  private match(variants: Variant[], matched: Set<string> | null, only: readonly FieldName[] = FIELDS): Matches {
    const {sections} = this.postings;
    const counts = new Float64Array(sections);
    const covers = new Float64Array(sections);
    const own = new Uint8Array(sections);
    for (const variant of variants) {
      const found = variant.terms.map((term) => this.countsOf(term, variant.prefix, only));
      const [first] = found;
      first!.counts.forEach((_, id) => {
        let count = Infinity;
        let cover = 1;
        let isOwn = false;
        for (const one of found) {
          count = Math.min(count, one.counts[id]!);
          cover = Math.min(cover, one.covers[id]!);
          isOwn ||= one.own[id]! > 0;
        }
        if (count > 0) {
          counts[id] = Math.max(counts[id]!, count * variant.weight);
          covers[id] = Math.max(covers[id]!, cover * variant.weight);
          own[id] ||= Number(isOwn);
          if (matched) {
            found.forEach(({terms}) => terms.forEach((term) => matched.add(term)));
          }
        }
      });
    }
    const many = own.reduce((sum, one) => sum + one, 0);
    return {
      scores: counts.map((count) => count / (TUNING.saturation + count)),
      covers,
      // The less, the more sections have it themselves, not only a heading above.
      weight: Math.log(1 + sections / (TUNING.rare + many)),
    };
  }

  /** How much of a term stands in each section, a field by its weight. */
  private countsOf(term: string, prefix: boolean, only: readonly FieldName[]): {counts: Float64Array; covers: Float64Array; own: Uint8Array; terms: string[]} {
    const {postings} = this;
    const counts = new Float64Array(postings.sections);
    const covers = new Float64Array(postings.sections);
    const own = new Uint8Array(postings.sections);
    const terms = prefix ? postings.startingWith(term) : [term];
    for (const one of terms) {
      const share = one === term ? 1 : W.PREFIX_WEIGHT * (term.length / (term.length + 0.3 * (one.length - term.length)));
      postings.each(one, (section, field, count, length) => {
        const name = FIELDS[field]!;
        if (!only.includes(name)) {
          return;
        }
        const isText = name === 'text' || name === 'code';
        counts[section]! += (share * FIELD_WEIGHTS[name] * (isText && this.entries[section]!.section.id.startsWith('error-') ? TUNING.errorText : 1) * count) / (1 - TUNING.length + TUNING.length * length);
        covers[section] = Math.max(covers[section]!, isText ? (TUNING.inError && this.entries[section]!.section.id.startsWith('error-') ? Math.max(TUNING.inError, this.inText) : this.inText) : name === 'path' || name === 'page' ? TUNING.inPath : 1);
        own[section] ||= Number(name !== 'page' && name !== 'path');
      });
    }
    return {counts, covers, own, terms};
  }

  /** Adds the nearest spellings to the words that no page has. */
  private correct({groups}: Query): Answer['spelling'] {
    const spelling: Answer['spelling'] = [];
    const isKnown = (term: string) => this.postings.has(term) || this.phrases.has(term);
    const beginsOne = (term: string) => this.postings.startingWith(term).length > 0;
    for (const group of groups) {
      if (beginsOne(group.variants[0]!.terms[0]!)) {
        group.variants = group.variants.filter(({isInParts}) => !isInParts);
      }
      if (group.variants.some((variant) => variant.terms.every(isKnown))) {
        continue;
      }
      if (group.variants.some((variant) => variant.terms.every(beginsOne))) {
        group.variants.forEach((variant) => {
          variant.prefix = true;
        });
        continue;
      }
      const typed = fold(group.word);
      const vocabulary = this.postings.terms();
      const near = [typed, ...stemsOf(group.word, this.stem)].flatMap((form) => nearest(form, vocabulary));
      const least = Math.min(...near.map(({mistakes}) => mistakes));
      const chosen = near.filter(({mistakes}) => mistakes <= least + 0.5).slice(0, 6);
      for (const {term, mistakes} of chosen) {
        group.variants.push({terms: [term], weight: W.MISTAKE_WEIGHTS[Math.round(mistakes)] ?? 0.3, prefix: true});
      }
      const spelt = [...chosen, ...nearest(typed, this.spellings, 3)].find(({term}) => this.spellings.has(term));
      if (spelt) {
        spelling.push({typed: group.word, meant: spelt.term});
      }
    }
    return spelling;
  }
}

function entriesOf(page: OutlinePage, pageId: number, language: Language): Entry[] {
  const above: OutlineSection[] = [];
  return page.sections.map((section) => {
    while (above.length > 0 && above.at(-1)!.level >= section.level) {
      above.pop();
    }
    const path = above.map(({heading}) => heading);
    above.push(section);
    const kind = kindOf(page.path, section.id, section.heading);
    const headingWords = Math.max(1, wordsOf(section.heading, language).filter(({text}) => !isStopWord(fold(text), language)).length);
    return {page, pageId, section, path, kind, weight: weightOfEntry(page, section, kind), headingWords};
  });
}

/** What a section counts, whatever the query. */
function weightOfEntry(page: OutlinePage, section: OutlineSection, kind: Kind): number {
  return (
    (W.PATH_WEIGHTS.find(([start]) => page.path.startsWith(start))?.[1] ?? 1) *
    (1 + TUNING.pageLinks * Math.log2(1 + page.links)) *
    W.KIND_WEIGHTS[kind] *
    (section.id.startsWith('error-') ? W.ERROR_WEIGHT.v : 1) *
    (W.LEVEL_WEIGHTS[section.level] ?? 1) *
    (1 + TUNING.sectionLinks * Math.log2(1 + section.links))
  );
}
