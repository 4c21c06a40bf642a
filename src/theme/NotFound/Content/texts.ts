/** What the not-found page says. */
export interface NotFoundTexts {
  title: string;
  text: string;
  nearest: string;
  search: string;
  home: string;
  docs: string;
}

/**
 * The texts in every language at once, not in `i18n/`: a static host answers every unknown address with the one
 * `404.html` of the English site, and under `/fr/` that page must speak French.
 */
export const TEXTS: Record<string, NotFoundTexts> = {
  en: {
    title: 'Page Not Found',
    text: 'No page has this address. It may have moved, or the link may have a typing error.',
    nearest: 'The nearest addresses:',
    search: 'Search the site',
    home: 'Home page',
    docs: 'Introduction',
  },
  fr: {
    title: 'Page introuvable',
    text: 'Aucune page n’a cette adresse. Elle a peut-être changé, ou le lien contient une faute de frappe.',
    nearest: 'Les adresses les plus proches :',
    search: 'Chercher sur le site',
    home: 'Page d’accueil',
    docs: 'Introduction',
  },
};
