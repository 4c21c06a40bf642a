import type {PrismTheme} from 'prism-react-renderer';

/**
 * The theme of code blocks in both modes. Its colors are CSS variables of tokens.css, one set for light and one for
 * dark, so that a page is right from its first paint on: Docusaurus renders every page in the light mode, and with
 * two themes of fixed colors a dark page would show light blocks until the page is hydrated. code.css colors the
 * tokens by their classes.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-plain)', backgroundColor: 'var(--code-ground)'},
  styles: [],
};
