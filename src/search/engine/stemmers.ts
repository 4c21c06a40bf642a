import type {Language} from '../model';
import type {Stemmer} from './words';

/** Loads the stemmer of a language. It caches stems, because stemming takes most of the time and texts repeat words. */
export async function loadStemmer(language: Language): Promise<Stemmer> {
  const {stemmer} = await (language === 'fr' ? import('@orama/stemmers/french') : import('@orama/stemmers/english'));
  const stems = new Map<string, string>();
  return (word) => {
    let stem = stems.get(word);
    if (stem === undefined) {
      stem = stemmer(word);
      stems.set(word, stem);
    }
    return stem;
  };
}
