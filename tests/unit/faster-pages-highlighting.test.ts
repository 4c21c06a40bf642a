import {describe, expect, it, vi} from 'vitest';
import {plainHtml} from '../../src/plugins/faster-pages/highlighting/html';
import {highlightedHtml} from '../../src/plugins/faster-pages/highlighting/prism';

// Docusaurus adds languages in this module, and the site adds `console`. Prism includes TypeScript.
vi.mock('@theme-original/prism-include-languages', () => ({
  default: ({languages}: {languages: Record<string, object>}) => {
    languages.bash = {comment: /#.*/, builtin: /\btest\b/};
  },
}));
vi.mock('@theme/prism-include-languages', () => import('../../src/theme/prism-include-languages'));

const source = (code: string, language = 'ts') => ({code, language, lineClassNames: {}});

describe('the HTML of a code block', () => {
  it.each([
    [
      'wraps only words that have a color',
      source('const tb = 1;'),
      '<div class="token-line"><span class="token keyword">const</span> tb = <span class="token number">1</span>;</div>',
    ],
    [
      'highlights passed and failed tests in terminal output',
      source('Executed 2 of 2 SUCCESS\nquantity FAILED', 'console'),
      '<div class="token-line">Executed 2 of 2 <span class="token passed">SUCCESS</span></div><div class="token-line">quantity <span class="token failed">FAILED</span></div>',
    ],
    [
      'marks the words of a command that must stay on one line',
      source('yarn --dev ngx-testing-tools', 'bash'),
      '<div class="token-line">yarn <span class="token word">--dev</span> <span class="token word">ngx-testing-tools</span></div>',
    ],
    [
      'colors only the comments of commands',
      source('ng test # once', 'bash'),
      '<div class="token-line">ng test <span class="token comment"># once</span></div>',
    ],
    [
      'gives an empty line a height, and adds the classes of a line',
      {...source('a;\n\nb;'), lineClassNames: {2: ['marked']}},
      '<div class="token-line">a;</div><div class="token-line"><br></div><div class="token-line marked">b;</div>',
    ],
    ['escapes HTML', source('a < b && "c"', 'none'), '<div class="token-line">a &lt; b &amp;&amp; &quot;c&quot;</div>'],
  ])('%s', (_, code, html) => {
    expect(highlightedHtml(code)).toBe(html);
  });

  it('is the same from `plainHtml` if no word has a color', () => {
    const code = source('a;\n\nb;');
    expect(plainHtml(code)).toBe(highlightedHtml(code));
  });
});
