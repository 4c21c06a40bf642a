import {describe, expect, it, vi} from 'vitest';
import {plainHtml} from '../../src/plugins/faster-pages/highlighting/html';
import {highlightedHtml} from '../../src/plugins/faster-pages/highlighting/prism';

// Docusaurus adds languages in this module, and the site adds `console`. Prism includes TypeScript.
vi.mock('@theme-original/prism-include-languages', () => ({
  default: ({languages}: {languages: Record<string, object>}) => {
    languages.bash = {};
  },
}));
vi.mock('@theme/prism-include-languages', () => import('../../src/theme/prism-include-languages'));

const source = (code: string, language = 'ts') => ({code, language, lineClassNames: {}});

describe('the HTML of a code block', () => {
  it('wraps only words that have a color', () => {
    expect(highlightedHtml(source('const tb = 1;'))).toBe(
      '<div class="token-line"><span class="token keyword">const</span> tb = <span class="token number">1</span>;</div>',
    );
  });

  it('highlights passed and failed tests in terminal output', () => {
    expect(highlightedHtml(source('Chrome: Executed 2 of 2 SUCCESS\nquantity FAILED', 'console'))).toBe(
      '<div class="token-line">Chrome: Executed 2 of 2 <span class="token passed">SUCCESS</span></div><div class="token-line">quantity <span class="token failed">FAILED</span></div>',
    );
  });

  it('marks the words of a command that have to stay on one line', () => {
    expect(highlightedHtml(source('yarn --dev ngx-testing-tools', 'bash'))).toBe(
      '<div class="token-line">yarn <span class="token word">--dev</span> <span class="token word">ngx-testing-tools</span></div>',
    );
  });

  it('gives an empty line a height', () => {
    expect(highlightedHtml(source('a;\n\nb;'))).toBe(
      '<div class="token-line">a;</div><div class="token-line"><br></div><div class="token-line">b;</div>',
    );
    expect(plainHtml(source('a;\n\nb;'))).toBe(highlightedHtml(source('a;\n\nb;')));
  });

  it('escapes HTML', () => {
    expect(highlightedHtml(source('a < b && "c"', 'none'))).toBe(
      '<div class="token-line">a &lt; b &amp;&amp; &quot;c&quot;</div>',
    );
  });

  it('adds the classes of a line', () => {
    expect(highlightedHtml({...source('a;\nb;'), lineClassNames: {1: ['marked']}})).toBe(
      '<div class="token-line">a;</div><div class="token-line marked">b;</div>',
    );
  });
});
