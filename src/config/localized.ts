import type {Language} from '../lib/content/folders';

/**
 * The language that Docusaurus builds: it loads the configuration once for each, and names it in the environment.
 * The site is English where it names none.
 */
export const language: Language = process.env.DOCUSAURUS_CURRENT_LOCALE === 'fr' ? 'fr' : 'en';

/** Picks what belongs to the language that is built, for texts of the configuration that have no place in `i18n/`. */
export function localized<T>(texts: Record<Language, T>): T {
  return texts[language];
}
