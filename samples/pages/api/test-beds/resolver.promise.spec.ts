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
  const tb = resolverTestBed(wishResolver)
    .provide({ provide: WishList, useFactory: () => ({ ids: async () => [2] }) })
    .inject('list', WishList);

  it('should keep the products on the list', tb(async ({ trigger }) => {
    expect(await trigger()).toEqual([MUG]);
  }));

  it('should fail without access', tb(async ({ trigger, injected }) => {
    spyOn(injected.list, 'ids').and.rejectWith(new Error('No access'));

    await expectAsync(trigger()).toBeRejectedWithError('No access');
  }));
});
// #endregion recipe-promise
