import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {inlineFunction} from '../../lib/inlineFunction';

/**
 * What every page runs before any other script and whatever comes after it: `npm start`, a built page, or one whose
 * scripts never come. In its head
 *
 * - `keyboardMode` marks the body while a reader moves by keyboard.
 * - `forgetDismissal` has a new announcement (`themeConfig.announcementBar`) in the first paint, for a reader too who
 *   closed another one. Docusaurus forgets that dismissal once React runs, after its script in the body has hidden the
 *   bar for this page. Forgotten in the head, before that script, the bar is there at once and nothing moves.
 * - `followColorMode` shows the color mode that was chosen on another page meanwhile.
 *
 * and at the start of its body, after the theme's script, since the preset comes before the plugins
 *
 * - `normalizeColorMode` has no other color mode than light and dark.
 */
export default function inlineScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'inline-scripts',
    injectHtmlTags() {
      const code = [inlined('keyboardMode'), inlined('followColorMode')];
      if (announcementBar) {
        code.push(inlined('forgetDismissal', announcementBar.id));
      }
      return {headTags: [script(code)], preBodyTags: [script([inlined('normalizeColorMode')])]};
    },
  };
}

function script(code: string[]): HtmlTagObject {
  return {tagName: 'script', innerHTML: `(() => {\n${code.join('')}})();`};
}

/** The function of a file beside this one, and its call. */
function inlined(name: string, ...values: string[]): string {
  const code = inlineFunction(path.join(__dirname, `${name}.ts`));
  return `${code}${name}(${values.map((value) => JSON.stringify(value)).join()});\n`;
}
