import { AsyncPipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { ActivatedRoute, convertToParamMap, ParamMap, Router } from '@angular/router';
import { componentTestBed } from 'ngx-testing-tools';
import { BehaviorSubject, map } from 'rxjs';

// #region category-component
@Component({
  selector: 'shop-category',
  standalone: true,
  imports: [AsyncPipe],
  template: `
    <h1>{{ title }}</h1>
    <p class="category">{{ category$ | async }}</p>
    <p class="page">Page {{ page$ | async }}</p>
  `,
})
export class CategoryComponent {
  private readonly route = inject(ActivatedRoute);

  readonly title = this.route.snapshot.data['title'] as string;
  readonly category$ = this.route.paramMap.pipe(map(params => params.get('id')));
  readonly page$ = this.route.queryParamMap
    .pipe(map(params => params.get('page') ?? '1'));
}
// #endregion category-component

// #region recipe-activated-route
describe('CategoryComponent', () => {
  let params: BehaviorSubject<ParamMap>;
  let queryParams: BehaviorSubject<ParamMap>;

  beforeEach(() => {
    params = new BehaviorSubject(convertToParamMap({ id: 'lamps' }));
    queryParams = new BehaviorSubject(convertToParamMap({ page: '2' }));
  });

  const tb = componentTestBed(CategoryComponent).provide({
    provide: ActivatedRoute,
    useFactory: () => ({
      snapshot: { data: { title: 'Our products' } },
      paramMap: params,
      queryParamMap: queryParams,
    }),
  });

  it('should show what the route says', tb(({ query }) => {
    expect(query.findElement('h1').textContent).toBe('Our products');
    expect(query.findElement('.category').textContent).toBe('lamps');
    expect(query.findElement('.page').textContent).toBe('Page 2');
  }));

  it('should follow a change of the route', tb(({ fixture, query }) => {
    params.next(convertToParamMap({ id: 'mugs' }));
    queryParams.next(convertToParamMap({}));
    fixture.detectChanges();

    expect(query.findElement('.category').textContent).toBe('mugs');
    expect(query.findElement('.page').textContent).toBe('Page 1');
  }));
});
// #endregion recipe-activated-route

// #region recipe-navigate
@Component({
  selector: 'shop-to-checkout',
  standalone: true,
  template: '<button type="button" (click)="checkOut()">Check out</button>',
})
class ToCheckoutComponent {
  private readonly router = inject(Router);

  checkOut(): void {
    void this.router.navigate(['/checkout']);
  }
}

describe('ToCheckoutComponent', () => {
  const tb = componentTestBed(ToCheckoutComponent)
    .inject('router', Router);

  it('should go to the checkout', tb(({ action, injected }) => {
    const navigate = spyOn(injected.router, 'navigate').and.resolveTo(true);

    action.click('button');
    expect(navigate).toHaveBeenCalledOnceWith(['/checkout']);
  }));
});
// #endregion recipe-navigate
