import path from 'node:path';
import {describe, expect, it} from 'vitest';
import pageDependencies from '../../src/plugins/page-dependencies/loader';

/** Returns what a page depends on, as paths relative to the site. */
function dependenciesOf(file: string, text: string): string[] {
  const found: string[] = [];
  const add = (dependency: string) => found.push(path.relative('/site', dependency));
  const context = {
    getOptions: () => ({siteDir: '/site', settings: '/site/settings'}),
    resourcePath: path.join('/site', file),
    addDependency: add,
    addContextDependency: add,
  };
  expect(pageDependencies.call(context as never, text)).toBe(text);
  return found;
}

describe('a page depends on', () => {
  it.each([
    ['the sample of a fence, and its runs', '```ts sample="a.ts#b"\n```', ['samples/a.ts', 'samples/executed.json']],
    ['the sample of an error', '<TestPlayer forgotten="a.ts#b">', ['samples/a.ts']],
    ['the counts of the record', 'It has <ShopSpecs count="specs" />.', ['samples/executed.json']],
    ['the contract that it quotes', '```ts signature="guardTestBed"\n```', ['samples/contract']],
    ['the contract and the pages of the overview', '<ApiOverview />', ['samples/contract', 'docs/api']],
    ['the contract, for a list of members', '<Members of="tools" />', ['samples/contract']],
    ['the contract, for the section of a member', '### `rx` {#tool-rx}', ['samples/contract']],
    ['the pages of shared errors', '<SharedErrors ids="error-aot" />', ['samples/contract', 'docs/api']],
    ['the settings, for the address of the repository', '[a](repository:samples)', ['settings']],
    ['nothing that it only mentions', 'Write `<Members of="tools" />`.', []],
  ])('%s', (_, text, expected) => {
    expect(dependenciesOf('docs/api/test-beds/guard.mdx', text)).toEqual(expected);
  });
});
