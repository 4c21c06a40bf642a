import { Injectable } from '@angular/core';
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

// #region recipe-clock-fake-async
@Injectable({ providedIn: 'root' })
class SaleService {
  private readonly end = new Date(2026, 11, 31);

  get over(): boolean {
    return new Date() >= this.end;
  }
}

describe('SaleService', () => {
  const tb = serviceTestBed(SaleService);

  it('should end on the 31st', fakeAsync(tb(({ service }) => {
    jasmine.clock().mockDate(new Date(2026, 11, 30, 23, 59));
    expect(service.over).toBe(false);

    tick(60_000);
    expect(service.over).toBe(true);
  })));
});
// #endregion recipe-clock-fake-async
