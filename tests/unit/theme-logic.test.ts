import {describe, expect, it} from 'vitest';
import {messagesOf} from '../../src/theme/ErrorPageContent/report';
import {nearestAddresses} from '../../src/theme/NotFound/Content/nearestAddresses';

it('the report of a crash stops at a circular cause', () => {
  const error = new Error('one');
  error.cause = new Error('two', {cause: error});
  expect(messagesOf(error)).toEqual(['one', 'two']);
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
    ['docs/test-beds/pipes', 'docs/api/test-beds/pipe'],
    ['getting_started.html', 'docs/getting-started'],
    ['docs/intro', 'docs/introduction'],
  ])('of %s start with %s', (asked, nearest) => {
    expect(nearestAddresses(asked, known)[0]).toBe(nearest);
  });

  it('match the end of a very long address', () => {
    expect(nearestAddresses(`${'x/'.repeat(5000)}introduction`, known)[0]).toBe('docs/introduction');
  });
});
