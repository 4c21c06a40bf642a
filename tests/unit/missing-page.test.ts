import {describe, expect, it} from 'vitest';
import {withLanguage, withSwitch} from '../../src/plugins/missing-page/languages';

function page(lang: string, title: string, text: string): string {
  return `<!doctype html><html lang=${lang} dir=ltr><head><title data-rh=true>${title}</title><script data-scripts="/${lang}/a.js /${lang}/b.js">start()</script></head><body><div id=__docusaurus><div>${text}</div></div></body></html>`;
}

describe('the page about a missing address', () => {
  const english = withSwitch(page('en', 'Not found', 'No page'), ['docs/introduction']);
  const french = page('fr', 'Dite « "introuvable" »', 'Aucune page');

  it('holds the page of another language, with what belongs to it', () => {
    const html = withLanguage(english, '/base/fr/', french);
    expect(html).toContain(
      '<template lang="fr" title="Dite « &quot;introuvable&quot; »" data-base-url="/base/fr/" data-scripts="/fr/a.js /fr/b.js"><div>Aucune page</div></template><script data-languages>',
    );
    expect(html).toContain('<div id=__docusaurus><div>No page</div></div><template');
    expect(html).toMatch(/showLanguage\(\);showNearest\(nearestAddresses, \["docs\/introduction"\]\);\s*\}\)\(\);<\/script><\/body><\/html>$/);
  });

  it('holds it once, however often that language is built', () => {
    const once = withLanguage(english, '/base/fr/', page('fr', 'Avant', 'Avant'));
    expect(withLanguage(once, '/base/fr/', french)).toBe(withLanguage(english, '/base/fr/', french));
  });

  it('holds several languages', () => {
    const html = withLanguage(withLanguage(english, '/base/fr/', french), '/base/es/', page('es', 'No hay', 'Ninguna'));
    expect([...html.matchAll(/<template lang="(\w+)"/g)].map(([, lang]) => lang)).toEqual(['fr', 'es']);
  });

  it('cannot be made of a page in another form', () => {
    expect(() => withSwitch('<body><main></main></body>', [])).toThrowError('no longer has the element that React renders into');
    expect(() => withLanguage(english, '/base/fr/', french.replace(' data-scripts', ' data-other'))).toThrowError('no longer has the addresses of scripts');
    expect(() => withLanguage(page('en', 'Not found', 'No page'), '/base/fr/', french)).toThrowError('build that language first');
  });
});
