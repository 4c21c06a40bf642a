// @angular 18.0
import { inject } from '@angular/core';
import { RedirectCommand, ResolveFn, Router } from '@angular/router';
import { resolverTestBed } from 'ngx-testing-tools';
import { catchError, firstValueFrom, of, throwError } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { Product } from '../../../shop/product';

// #region recipe-redirect-command
const knownProductResolver: ResolveFn<Product> = route => {
  const home = inject(Router).parseUrl('/');

  return inject(CatalogueService).find(Number(route.params['id'])).pipe(
    catchError(() => of(new RedirectCommand(home))),
  );
};

describe('knownProductResolver', () => {
  const find = () => throwError(() => new Error('Not found'));

  const tb = resolverTestBed(knownProductResolver)
    .provide({ provide: CatalogueService, useValue: { find } });

  it('should go home for an unknown product', tb(async ({ trigger }) => {
    const command$ = trigger.withInfo({ params: { id: '7' } });

    const command = await firstValueFrom<RedirectCommand>(command$);
    expect(command.redirectTo.toString()).toBe('/');
  }));
});
// #endregion recipe-redirect-command
