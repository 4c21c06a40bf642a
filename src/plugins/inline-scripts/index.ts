import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {inlineFunction} from '../../lib/inlineFunction';

/**
 * Opens the section that the URL's fragment points to as soon as the HTML is parsed. Otherwise it would stay closed
 * until React runs.
 */
const OPEN_TARGET = `${inlineFunction(path.join(__dirname, '../../client/openTarget.ts'))}addEventListener('DOMContentLoaded', () => openTarget(location.hash.slice(1)));\n`;

/**
 * Adds inline scripts that run before all others, in `npm start` and in built pages, even if the page's other scripts
 * never load. The files in this folder say what each script is for.
 */
export default function inlineScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'inline-scripts',
    injectHtmlTags() {
      const code = [inlined('keyboardMode'), inlined('followColorMode'), OPEN_TARGET];
      if (announcementBar) {
        code.push(inlined('forgetDismissal', announcementBar.id));
      }
      return {headTags: [{tagName: 'script', innerHTML: `(() => {\n${code.join('')}})();`}]};
    },
  };
}

/** Returns the code of the function in the file of that name, followed by a call to it. */
function inlined(name: string, ...values: string[]): string {
  const code = inlineFunction(path.join(__dirname, `${name}.ts`));
  return `${code}${name}(${values.map((value) => JSON.stringify(value)).join()});\n`;
}
