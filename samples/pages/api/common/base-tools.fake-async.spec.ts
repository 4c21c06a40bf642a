import { fakeAsync, tick } from '@angular/core/testing';
import { serviceTestBed } from 'ngx-testing-tools';
import { SearchBox } from './base-tools.search-box';

// #region callback-fake-async
describe('SearchBox', () => {
  const tb = serviceTestBed(SearchBox);

  it('should wait for a pause', fakeAsync(tb(({ rx, service }) => {
    const terms: string[] = [];
    rx.remind = service.term$.subscribe(term => terms.push(term));

    service.type('la');
    service.type('lamp');
    tick(300);

    expect(terms).toEqual(['lamp']);
  })));
});
// #endregion callback-fake-async
