import {describe, expect, it} from 'vitest';
import {withLanguage, withSwitch} from '../../src/plugins/post-build/missing-page/languages';

/** The scripts of a page: loaded by inline code, and as elements of the stock template. */
const STARTED = (lang: string) => `<script data-scripts="/${lang}/a.js /${lang}/b.js">start()</script>`;
const DEFERRED = (lang: string) =>
  `<script src=/${lang}/a.js defer></script><script src="/${lang}/b.js" defer="defer"></script>`;

function page(lang: string, title: string, text: string, scripts = STARTED): string {
  return `<!doctype html><html lang=${lang} dir=ltr><head><title data-rh=true>${title}</title>${scripts(lang)}</head><body><div id=__docusaurus><div>${text}</div></div></body></html>`;
}

describe('the not-found page', () => {
  const english = withSwitch(page('en', 'Not found', 'No page'), ['docs/introduction']);
  const french = page('fr', 'Dite « "introuvable" »', 'Aucune page');

  it('contains the page of another language with its properties', () => {
    const html = withLanguage(english, '/base/fr/', french);
    expect(html).toContain(
      '<template lang="fr" title="Dite « &quot;introuvable&quot; »" data-base-url="/base/fr/" data-scripts="/fr/a.js /fr/b.js"><div>Aucune page</div></template><script data-languages>',
    );
    expect(html).toContain('<div id=__docusaurus><div>No page</div></div><template');
    expect(html).toMatch(
      /showLanguage\(\);completeLanguages\(\);showNearest\(nearestAddresses, editDistance, \["docs\/introduction"\]\);\s*\}\)\(\);<\/script><\/body><\/html>$/,
    );
  });

  it('contains it once, however often that language is built', () => {
    const once = withLanguage(english, '/base/fr/', page('fr', 'Avant', 'Avant'));
    expect(withLanguage(once, '/base/fr/', french)).toBe(withLanguage(english, '/base/fr/', french));
  });

  it('runs the scripts of the language if the page has them as elements', () => {
    const own = withSwitch(page('en', 'Not found', 'No page', DEFERRED), []);
    const html = withLanguage(own, '/base/fr/', page('fr', 'Introuvable', 'Aucune page', DEFERRED));
    expect(html).not.toContain('<script src');
    expect(html).toContain(
      'data-base-url="/base/fr/" data-scripts="/fr/a.js /fr/b.js"><div>Aucune page</div></template>',
    );
    expect(html).toContain('</template><script data-languages data-scripts="/en/a.js /en/b.js">(() => {');
    expect(html).toMatch(
      /showLanguage\(\);completeLanguages\(\);showNearest\(nearestAddresses, editDistance, \[\]\);function runScripts\(\) \{[^]*\}\nrunScripts\(\);\s*\}\)\(\);<\/script><\/body><\/html>$/,
    );
  });

  it('leaves loading the scripts to the inline code', () => {
    expect(english).toContain(STARTED('en'));
    expect(english).not.toContain('runScripts');
  });

  it('is not created from a page with another structure', () => {
    expect(() => withSwitch('<body><main></main></body>', [])).toThrowError(
      'can no longer find the element that React renders into',
    );
    expect(() => withLanguage(english, '/base/fr/', french.replace(' data-scripts', ' data-other'))).toThrowError(
      'can no longer find the addresses of scripts',
    );
    expect(() => withLanguage(page('en', 'Not found', 'No page'), '/base/fr/', french)).toThrowError(
      'build that language first',
    );
  });
});
