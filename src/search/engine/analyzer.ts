import type {Language} from '../model';
import {isStopWord} from './stopWords';
import {fold, joined, partsOf, wordsOf, type Word} from './words';

/** Loads the analyzer of a language. */
export async function loadAnalyzer(language: Language): Promise<Analyzer> {
  const {stemmer} = await (language === 'fr' ? import('@orama/stemmers/french') : import('@orama/stemmers/english'));
  return new Analyzer(language, stemmer);
}

/** Splits the texts and queries of a language into the terms of the index. */
export class Analyzer {
  /** Cached, because stemming takes most of the time, texts repeat words, and each query reads many texts. */
  private readonly stems = new Map<string, string>();
  private readonly terms = {stems: new Map<string, string[]>(), spelled: new Map<string, string[]>()};

  constructor(
    readonly language: Language,
    private readonly stemmer: (word: string) => string,
  ) {}

  wordsOf(text: string): Word[] {
    return wordsOf(text, this.language === 'fr');
  }

  isStopWord(word: string): boolean {
    return isStopWord(fold(word), this.language);
  }

  /**
   * Returns the terms of a plain word: its stems with and without accents, so that a query matches whether or not the
   * query or the page uses accents.
   */
  stemsOf(word: string): string[] {
    const lower = word.toLowerCase();
    const plain = fold(lower);
    return /[\d$]/.test(lower) ? [plain] : [...new Set([this.stem(plain), this.stem(lower)])];
  }

  /** Returns the first term of a plain word, which is enough to compare phrases. */
  stemOf(word: string): string {
    return this.stemsOf(word)[0]!;
  }

  /**
   * Returns the terms under which text is indexed.
   *
   * - An identifier is indexed whole, by each of its suffixes (`startDetectChanges` also as `detectchanges`) and by its
   *   parts. Its prefixes need no terms, because the search matches prefixes.
   * - A version number is indexed by its prefixes (`3.0.2` also as `3`).
   * - A plain word is indexed by its stem.
   *
   * @param spelled whether to include the unstemmed spelling, so that a long word is found while it is being typed
   */
  termsOf(text: string, spelled = false): string[] {
    return this.wordsOf(text).flatMap((word) => this.termsOfWord(word.text, spelled));
  }

  /** Returns the terms of a word that `wordsOf` returned; see `termsOf`. */
  termsOfWord(word: string, spelled = false): string[] {
    const known = this.terms[spelled ? 'spelled' : 'stems'];
    const terms = known.get(word) ?? this.makeTerms(word, spelled);
    known.set(word, terms);
    return terms;
  }

  /**
   * Returns the terms under which code is indexed: identifiers whole and by their suffixes, plain words by their stem.
   */
  codeTermsOf(code: string): string[] {
    const terms = this.wordsOf(code).flatMap(({text}) => {
      const parts = partsOf(text);
      return parts.length > 1 ? endingsOf(parts) : text.length > 2 ? [this.stemOf(text)] : [];
    });
    return [...new Set(terms)];
  }

  private makeTerms(word: string, spelled: boolean): string[] {
    if (/^v?\d+(?:\.\d+)*$/i.test(word)) {
      const numbers = word.replace(/^v/i, '').split('.');
      return numbers.map((_, index) => numbers.slice(0, index + 1).join('.'));
    }
    const parts = partsOf(word);
    const plain = parts.flatMap((part) => [...new Set([...this.stemsOf(part), ...(spelled ? [fold(part)] : [])])]);
    const whole = word.startsWith('$') ? [fold(word)] : [];
    return [...whole, ...endingsOf(parts), ...plain];
  }

  private stem(word: string): string {
    const stem = this.stems.get(word) ?? fold(this.stemmer(word));
    this.stems.set(word, stem);
    return stem;
  }
}

/** Returns the whole identifier and its suffixes of at least two parts; nothing for a plain word. */
function endingsOf(parts: string[]): string[] {
  return parts.slice(0, -1).map((_, index) => joined(parts.slice(index)));
}
