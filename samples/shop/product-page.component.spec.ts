import { ActivatedRoute } from '@angular/router';
import { componentTestBed } from 'ngx-testing-tools';
import { of } from 'rxjs';
import { CartService } from './cart.service';
import { LAMP } from './product';
import { ProductCardComponent } from './product-card.component';
import { ProductPageComponent } from './product-page.component';

describe('ProductPageComponent', () => {
  const route: Pick<ActivatedRoute, 'data'> = { data: of({ product: LAMP }) };

  const tb = componentTestBed(ProductPageComponent, { httpTesting: true })
    .provide({ provide: ActivatedRoute, useValue: route })
    .inject('cart', CartService);

  it('should show the product of the route', tb(({ query }) => {
    expect(query.findComponent(ProductCardComponent).product).toEqual(LAMP);
  }));

  it('should put the product in the cart', tb(({ action, injected }) => {
    action.click('.add');

    expect(injected.cart.items).toEqual([LAMP]);
  }));

  it('should link to the list', tb(({ query }) => {
    expect(query.findElement('.back').getAttribute('href')).toBe('/');
  }));
});
