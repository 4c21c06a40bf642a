// @angular 17.0
import { afterNextRender, Component, ElementRef, inject } from '@angular/core';
import { DeferBlockBehavior, DeferBlockState, TestBed }
  from '@angular/core/testing';
import { componentTestBed } from 'ngx-testing-tools';

// #region defer-component
@Component({
  selector: 'shop-reviews',
  standalone: true,
  template: 'Bright and quiet.',
})
export class ReviewsComponent {}

@Component({
  selector: 'shop-product-page',
  standalone: true,
  imports: [ReviewsComponent],
  template: `
    @defer (on interaction) {
      <shop-reviews />
    } @placeholder {
      <button type="button">Read the reviews</button>
    }
  `,
})
export class ProductPageComponent {}
// #endregion defer-component

// #region recipe-defer
describe('ProductPageComponent', () => {
  beforeEach(() => {
    const deferBlockBehavior = DeferBlockBehavior.Manual;
    TestBed.configureTestingModule({ deferBlockBehavior });
  });

  const tb = componentTestBed(ProductPageComponent);

  it('should show the reviews', tb(async ({ fixture, query }) => {
    const [reviews] = await fixture.getDeferBlocks();
    await reviews.render(DeferBlockState.Complete);

    expect(query.findElement(ReviewsComponent).textContent)
      .toBe('Bright and quiet.');
  }));
});
// #endregion recipe-defer

// #region recipe-defer-trigger
describe('ProductPageComponent', () => {
  beforeEach(() => {
    const deferBlockBehavior = DeferBlockBehavior.Playthrough;
    TestBed.configureTestingModule({ deferBlockBehavior });
  });

  const tb = componentTestBed(ProductPageComponent);

  it('should swap the button', tb(async ({ fixture, query }) => {
    query.findElement('button').click();
    await fixture.whenStable();
    fixture.detectChanges();

    expect(fixture.nativeElement.textContent.trim())
      .toBe('Bright and quiet.');
  }));
});
// #endregion recipe-defer-trigger

// #region recipe-after-render
@Component({
  selector: 'shop-map',
  standalone: true,
  template: '<p>Loading the map</p>',
})
class MapComponent {
  width = 0;

  constructor() {
    const { nativeElement } = inject<ElementRef<HTMLElement>>(ElementRef);
    afterNextRender(() => (this.width = nativeElement.offsetWidth));
  }
}

describe('MapComponent', () => {
  const tb = componentTestBed(MapComponent);

  it('should measure itself', tb(({ component }) => {
    expect(component.width).toBeGreaterThan(0);
  }));
});
// #endregion recipe-after-render
