/** What no page may contain: an element that the texts below would create, and a global that their code would set. */
export const TRACES = {element: 'x-hostile', mark: 'hostileRan'} as const;

const run = `window.${TRACES.mark}=1`;

/** Hostile texts that a reader or the sender of a link may enter, by description. */
export const HOSTILE_TEXTS = {
  markup: `<x-hostile></x-hostile><img src=x onerror="${run}">`,
  'the end of an attribute': `"'><x-hostile onfocus=${run} autofocus tabindex=1>`,
  'the end of a script': `</script></template></textarea><script>${run}</script><x-hostile>`,
  'a javascript: URL': `javascript:${run}`,
  'code in an expression': `\${${run}}{{constructor.constructor('${run}')()}}';${run};//`,
  'a replacement pattern': "$&$`$'$1$<x>",
  'a pattern': '(a+)+$[\\^*.?{1,}|',
  'a name without letters': '$_',
  'control characters': '\u0001\u0007\u0008\u000b\u001b[31m\u007f\u0085\u2028\u2029\ufeff',
  'bidirectional control characters': '\u202e\u2067\u200f\u061ceditorp\u2069\u202c\u200b\u200d',
  'combining marks': `Z${'\u0351\u0300\u0327'.repeat(100)}`,
  'lone surrogates': '\ud83d x \udc00',
  // The extra letter makes a cut at an even position split a surrogate pair.
  'surrogate pairs': `a${'\u{1f600}'.repeat(400)}`,
  '10,000 characters': 'guard '.repeat(1666).padEnd(10_000, 'g'),
  '10,000 characters of one word': 'Aa1_'.repeat(2500),
  'path traversal': '../../../../etc/passwd\\..\\..',
  'another host': '//example.org/\\example.org',
  'broken escapes': '%E0%A4%A%%00%zz',
  ...Object.fromEntries(
    ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((name) => [`the name ${name}`, name]),
  ),
} satisfies Record<string, string>;
