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
  let ids: Promise<number[]>;

  const tb = resolverTestBed(wishResolver)
    .provide({ provide: WishList, useValue: { ids: () => ids } });

  it('should keep the products on the list', tb(async ({ trigger }) => {
    ids = Promise.resolve([MUG.id]);

    expect(await trigger()).toEqual([MUG]);
  }));

  it('should fail without access', tb(async ({ trigger }) => {
    ids = Promise.reject(new Error('No access'));

    expect(await trigger().catch((error: Error) => error.message)).toBe('No access');
  }));
});
// #endregion recipe-promise
