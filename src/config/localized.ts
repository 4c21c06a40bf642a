import type {Language} from '../lib/content/folders';

/**
 * The language being built. Docusaurus loads the configuration once per language and sets an environment variable. If
 * it is not set, the language is English.
 */
export const language: Language = process.env.DOCUSAURUS_CURRENT_LOCALE === 'fr' ? 'fr' : 'en';

/** Returns the text in the language being built, for configuration texts that cannot be translated in `i18n/`. */
export function localized<T>(texts: Record<Language, T>): T {
  return texts[language];
}
