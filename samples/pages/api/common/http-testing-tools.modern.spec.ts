// @angular 19.2
import { httpResource } from '@angular/common/http';
import { Component, signal } from '@angular/core';
import { componentTestBed } from 'ngx-testing-tools';
import { LAMP, MUG, Product } from '../../../shop/product';

// #region search-component
@Component({
  selector: 'shop-search',
  standalone: true,
  template: `
    @if (products.error()) {
      <p role="alert">The search failed.</p>
    } @else {
      @for (product of products.value(); track product.id) {
        <p class="name">{{ product.name }}</p>
      }
    }
  `,
})
export class SearchComponent {
  readonly term = signal('lamp');
  readonly products = httpResource<Product[]>(
    () => `/api/products?q=${this.term()}`,
  );
}
// #endregion search-component

// #region recipe-http-resource
describe('SearchComponent', () => {
  const tb = componentTestBed(SearchComponent, { httpTesting: true });

  it('should search again', tb(async ({ component, fixture, http, query }) => {
    http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });
    await fixture.whenStable();

    component.term.set('mug');
    fixture.detectChanges();
    http.emitSuccessResponse({ url: '/api/products?q=mug', body: [MUG] });
    await fixture.whenStable();
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Mug');
  }));

  it('should report a failure', tb(async ({ fixture, http, query }) => {
    http.emitErrorResponse({ url: '/api/products?q=lamp', status: 503 });
    await fixture.whenStable();
    fixture.detectChanges();

    expect(query.findElement('[role=alert]').textContent)
      .toBe('The search failed.');
  }));
});
// #endregion recipe-http-resource
