import {useThemeConfig} from '@docusaurus/theme-common';
import type {PrismTheme} from 'prism-react-renderer';

/**
 * Returns the theme of code blocks, which is the same in both color modes (`src/css/codeTheme.ts`).
 *
 * Docusaurus's own hook depends on the color mode, so each code block renders again when the mode changes, and right
 * after hydration, when Docusaurus reads the mode.
 */
export function usePrismTheme(): PrismTheme {
  return useThemeConfig().prism.theme;
}
