import { Component, inject } from '@angular/core';
import { MAT_DIALOG_DATA, MatDialogModule, MatDialogRef }
  from '@angular/material/dialog';
import { componentTestBed } from 'ngx-testing-tools';
import { LAMP, Product } from '../../../shop/product';

// #region remove-dialog-component
@Component({
  selector: 'shop-remove-dialog',
  standalone: true,
  imports: [MatDialogModule],
  template: `
    <h2 mat-dialog-title>Remove {{ product.name }}?</h2>
    <mat-dialog-actions>
      <button type="button" class="no" [mat-dialog-close]="false">No</button>
      <button type="button" class="yes" (click)="confirm()">Yes</button>
    </mat-dialog-actions>
  `,
})
export class RemoveDialogComponent {
  readonly product = inject<Product>(MAT_DIALOG_DATA);
  private readonly dialog = inject(MatDialogRef);

  confirm(): void {
    this.dialog.close(true);
  }
}
// #endregion remove-dialog-component

// #region recipe-dialog-content
describe('RemoveDialogComponent', () => {
  let answer: unknown;
  beforeEach(() => (answer = undefined));

  const tb = componentTestBed(RemoveDialogComponent).provide([
    { provide: MAT_DIALOG_DATA, useValue: LAMP },
    {
      provide: MatDialogRef,
      useValue: { close: (result: unknown) => (answer = result) },
    },
  ]);

  it('should name the product', tb(({ query }) => {
    expect(query.findElement('h2').textContent).toBe('Remove Lamp?');
  }));

  it('should close with the answer', tb(({ action, query }) => {
    action.click('.yes');
    expect(answer).toBe(true);

    query.findElement('.no').click();
    expect(answer).toBe(false);
  }));
});
// #endregion recipe-dialog-content
