import {afterEach, describe, expect, it, vi} from 'vitest';
import {issueUrl, messagesOf} from '../../src/theme/ErrorPageContent/report';
import {editDistance} from '../../src/search/engine/editDistance';
import {nearestAddresses} from '../../src/theme/NotFound/Content/nearestAddresses';

describe('the report of a crash', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stops at a circular cause', () => {
    const error = new Error('one');
    error.cause = new Error('two', {cause: error});
    expect(messagesOf(error)).toEqual(['one', 'two']);
  });

  it('prefills a new issue with the messages of the error and of its causes', () => {
    vi.stubGlobal('window', {location: {href: 'https://site.test/a?b#c'}, navigator: {userAgent: 'Browser 1'}});
    const error = new Error('x & y', {cause: new Error('z', {cause: 'the network'})});
    const url = new URL(issueUrl('https://github.com/a/b', error));
    expect(url.pathname).toBe('/a/b/issues/new');
    expect(url.searchParams.get('title')).toBe('Documentation: x & y');
    expect(url.searchParams.get('body')).toBe(
      'Page: https://site.test/a?b#c\nBrowser: Browser 1\n\n```text\nx & y\nCause: z\nCause: the network\n```',
    );
  });
});

describe('the similar addresses', () => {
  const known = [
    '',
    'blog',
    'docs/introduction',
    'docs/getting-started',
    'docs/api/test-beds/component',
    'docs/api/test-beds/pipe',
    'docs/api/common/http-testing-tools',
  ];

  it.each([
    ['docs/api/test-beds/componant', 'docs/api/test-beds/component'],
    ['docs/test-beds/pipes', 'docs/api/test-beds/pipe'],
    ['getting_started.html', 'docs/getting-started'],
    ['docs/intro', 'docs/introduction'],
  ])('of %s start with %s', (asked, nearest) => {
    expect(nearestAddresses(asked, known, editDistance)[0]).toBe(nearest);
  });

  it('match the end of a very long address', () => {
    expect(nearestAddresses(`${'x/'.repeat(5000)}introduction`, known, editDistance)[0]).toBe('docs/introduction');
  });

  it('are empty if nothing is similar', () => {
    expect(nearestAddresses('wp-admin/setup.php', known, editDistance)).toEqual([]);
    expect(nearestAddresses('', known, editDistance)).toEqual([]);
  });
});
