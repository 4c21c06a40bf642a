import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {inlineFunction} from '../../lib/inlineFunction';

/**
 * Adds inline scripts that run before all others, in `npm start` and in built pages, even if the page's other scripts
 * never load.
 *
 * In the head:
 *
 * - `keyboardMode` marks the body while a reader navigates with the keyboard.
 * - `forgetDismissal` shows a new announcement (`themeConfig.announcementBar`) in the first paint to readers who closed
 *   an older one. Docusaurus clears the old dismissal only once React runs, after its script in the body has hidden the
 *   bar. Clearing it in the head, before that script, avoids a layout shift.
 * - `followColorMode` applies a color mode that was chosen elsewhere in the meantime.
 *
 * At the start of the body, after the theme's script, because Docusaurus runs presets before plugins:
 *
 * - `normalizeColorMode` replaces any color mode other than light and dark.
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

/** Returns the code of the function in the file of that name, followed by a call of it. */
function inlined(name: string, ...values: string[]): string {
  const code = inlineFunction(path.join(__dirname, `${name}.ts`));
  return `${code}${name}(${values.map((value) => JSON.stringify(value)).join()});\n`;
}
