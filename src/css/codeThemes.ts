import type {PrismTheme} from 'prism-react-renderer';

/** Colours of code by role. Each has a contrast of 4.5 or more on its theme's background (WCAG 2.2, 1.4.3). */
interface CodePalette {
  background: string;
  plain: string;
  comment: string;
  punctuation: string;
  keyword: string;
  string: string;
  number: string;
  function: string;
  type: string;
}

const light: CodePalette = {
  background: '#f4f6fa',
  plain: '#1f2733',
  comment: '#58636f',
  punctuation: '#485362',
  keyword: '#97146a',
  string: '#0b5f38',
  number: '#8a4300',
  function: '#0a4fa6',
  type: '#6437a3',
};

const dark: CodePalette = {
  background: '#141a24',
  plain: '#e3e8f0',
  comment: '#9aa7b8',
  punctuation: '#b5c1d0',
  keyword: '#f792ba',
  string: '#8fdaa8',
  number: '#f6bb7d',
  function: '#86b9ff',
  type: '#d0adff',
};

function toPrismTheme(palette: CodePalette): PrismTheme {
  return {
    plain: {color: palette.plain, backgroundColor: palette.background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: palette.comment, fontStyle: 'italic'}},
      {types: ['punctuation', 'operator'], style: {color: palette.punctuation}},
      {types: ['keyword', 'atrule', 'important', 'deleted'], style: {color: palette.keyword}},
      {types: ['string', 'char', 'attr-value', 'regex', 'inserted', 'tag', 'selector'], style: {color: palette.string}},
      {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: palette.number}},
      {types: ['function', 'property', 'attr-name', 'variable', 'url'], style: {color: palette.function}},
      {types: ['class-name', 'builtin', 'decorator', 'namespace'], style: {color: palette.type}},
    ],
  };
}

export const lightCodeTheme = toPrismTheme(light);
export const darkCodeTheme = toPrismTheme(dark);
