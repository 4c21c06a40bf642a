import type {PrismTheme} from 'prism-react-renderer';

/**
 * The theme of code blocks in both modes. Its colors are CSS variables from tokens.css, which has a set for each mode,
 * so that the first paint is correct. Docusaurus renders every page in light mode, so with fixed colors, a dark page
 * would show light code blocks until hydration. code.css colors the tokens by class.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-plain)', backgroundColor: 'var(--code-ground)'},
  styles: [],
};
