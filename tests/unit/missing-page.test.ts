import {describe, expect, it} from 'vitest';
import {withLanguage, withSwitch} from '../../src/plugins/post-build/missing-page/languages';

/** The scripts of a page, by inline code that loads them and as the stock template has them. */
const STARTED = (lang: string) => `<script data-scripts="/${lang}/a.js /${lang}/b.js">start()</script>`;
const DEFERRED = (lang: string) =>
  `<script src=/${lang}/a.js defer></script><script src="/${lang}/b.js" defer="defer"></script>`;

function page(lang: string, title: string, text: string, scripts = STARTED): string {
  return `<!doctype html><html lang=${lang} dir=ltr><head><title data-rh=true>${title}</title>${scripts(lang)}</head><body><div id=__docusaurus><div>${text}</div></div></body></html>`;
}

describe('the page about a missing address', () => {
  const english = withSwitch(
    page('en', 'Not found', 'No page'),
    ['docs/introduction'],
    [{to: '/docs', activeBaseRegex: '/docs$'}, {}],
  );
  const french = page('fr', 'Dite « "introuvable" »', 'Aucune page');

  it('holds the page of another language, with what belongs to it', () => {
    const html = withLanguage(english, '/base/fr/', french);
    expect(html).toContain(
      '<template lang="fr" title="Dite « &quot;introuvable&quot; »" data-base-url="/base/fr/" data-scripts="/fr/a.js /fr/b.js"><div>Aucune page</div></template><script data-languages>',
    );
    expect(html).toContain('<div id=__docusaurus><div>No page</div></div><template');
    expect(html).toMatch(
      /showLanguage\(\);completeNavbar\(\[\{"to":"\/docs","activeBaseRegex":"\/docs\$"\}\]\);showNearest\(nearestAddresses, \["docs\/introduction"\]\);\s*\}\)\(\);<\/script><\/body><\/html>$/,
    );
  });

  it('holds it once, however often that language is built', () => {
    const once = withLanguage(english, '/base/fr/', page('fr', 'Avant', 'Avant'));
    expect(withLanguage(once, '/base/fr/', french)).toBe(withLanguage(english, '/base/fr/', french));
  });

  it('holds several languages', () => {
    const html = withLanguage(withLanguage(english, '/base/fr/', french), '/base/es/', page('es', 'No hay', 'Ninguna'));
    expect([...html.matchAll(/<template lang="(\w+)"/g)].map(([, lang]) => lang)).toEqual(['fr', 'es']);
  });

  it('runs the scripts of the language itself, where a page has them as elements', () => {
    const own = withSwitch(page('en', 'Not found', 'No page', DEFERRED), [], []);
    const html = withLanguage(own, '/base/fr/', page('fr', 'Introuvable', 'Aucune page', DEFERRED));
    expect(html).not.toContain('<script src');
    expect(html).toContain(
      'data-base-url="/base/fr/" data-scripts="/fr/a.js /fr/b.js"><div>Aucune page</div></template>',
    );
    expect(html).toContain('</template><script data-languages data-scripts="/en/a.js /en/b.js">(() => {');
    expect(html).toMatch(
      /showLanguage\(\);completeNavbar\(\[\]\);showNearest\(nearestAddresses, \[\]\);function runScripts\(\) \{[^]*\}\nrunScripts\(\);\s*\}\)\(\);<\/script><\/body><\/html>$/,
    );
  });

  it('leaves the scripts to the inline code that loads them', () => {
    expect(english).toContain(STARTED('en'));
    expect(english).not.toContain('runScripts');
  });

  it('cannot be made of a page in another form', () => {
    expect(() => withSwitch('<body><main></main></body>', [], [])).toThrowError(
      'no longer has the element that React renders into',
    );
    expect(() => withLanguage(english, '/base/fr/', french.replace(' data-scripts', ' data-other'))).toThrowError(
      'no longer has the addresses of scripts',
    );
    expect(() => withLanguage(page('en', 'Not found', 'No page'), '/base/fr/', french)).toThrowError(
      'build that language first',
    );
  });
});
