import {describe, expect, it} from 'vitest';
import {withLanguage, withSwitch} from '../../src/plugins/post-build/missing-page/languages';

// What the page does in a browser is tested in e2e/theme-views.spec.ts and, on the stock build, by a journey.

function page(lang: string, title: string, text: string): string {
  return `<!doctype html><html lang=${lang} dir=ltr><head><title data-rh=true>${title}</title><script data-scripts="/${lang}/a.js /${lang}/b.js">start()</script></head><body><div id=__docusaurus><div>${text}</div></div></body></html>`;
}

describe('the not-found page', () => {
  const english = withSwitch(page('en', 'Not found', 'No page'));
  const french = page('fr', 'Dite « "introuvable" »', 'Aucune page');

  it('contains the page of another language once, however often that language is built', () => {
    const html = withLanguage(english, '/base/fr/', french);
    expect(html).toContain(
      '<template lang="fr" title="Dite « &quot;introuvable&quot; »" data-base-url="/base/fr/" data-scripts="/fr/a.js /fr/b.js"><div>Aucune page</div></template><script data-languages>',
    );
    const once = withLanguage(english, '/base/fr/', page('fr', 'Avant', 'Avant'));
    expect(withLanguage(once, '/base/fr/', french)).toBe(html);
  });

  it('is not created from a page with another structure', () => {
    expect(() => withSwitch('<body><main></main></body>')).toThrowError(
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
