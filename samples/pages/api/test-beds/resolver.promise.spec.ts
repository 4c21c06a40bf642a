import { inject } from '@angular/core';
import { ResolveFn } from '@angular/router';
import { resolverTestBed } from 'ngx-testing-tools';
import { LAMP, MUG, Product } from '../../../shop/product';

// #region recipe-promise
abstract class WishList {
  abstract ids(): Promise<number[]>;
}

const wishResolver: ResolveFn<Product[]> = async () => {
  const ids = await inject(WishList).ids();

  return [LAMP, MUG].filter(({ id }) => ids.includes(id));
};

describe('wishResolver', () => {
  const ids = jasmine.createSpy('ids');

  const tb = resolverTestBed(wishResolver)
    .provide({ provide: WishList, useValue: { ids } });

  it('should keep the products on the list', tb(async ({ trigger }) => {
    ids.and.resolveTo([2]);

    expect(await trigger()).toEqual([MUG]);
  }));

  it('should fail with a list that cannot be read', tb(async ({ trigger }) => {
    ids.and.rejectWith(new Error('No access'));

    await expectAsync(trigger()).toBeRejectedWithError('No access');
  }));
});
// #endregion recipe-promise
