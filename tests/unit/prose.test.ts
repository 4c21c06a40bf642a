import {describe, expect, it} from 'vitest';
import {PATTERNS, problemsIn} from '../../checks/prose';

describe('the prose patterns', () => {
  it.each(PATTERNS.map(({found, fix}) => [found, fix]))('find “%s”', (found, fix) => {
    expect(problemsIn(found)).toEqual([{what: expect.stringContaining('avoid') as string, fix}]);
    expect(problemsIn(`\`${found}\``), 'in code').toEqual([]);
  });
});
