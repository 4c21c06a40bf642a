import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, inject } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDialog, MatDialogModule } from '@angular/material/dialog';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { componentTestBed } from 'ngx-testing-tools';

// #region recipe-harness-component
@Component({
  standalone: true,
  imports: [MatButtonModule, MatDialogModule],
  template: `
    <mat-dialog-content>Order now?</mat-dialog-content>
    <button mat-button [mat-dialog-close]="true">Yes</button>
  `,
})
export class ConfirmComponent {}

@Component({
  selector: 'shop-checkout',
  standalone: true,
  imports: [MatButtonModule, MatDialogModule],
  template: '<button mat-button (click)="ask()">Order</button>',
})
export class CheckoutComponent {
  private readonly dialog = inject(MatDialog);

  ordered = false;

  ask(): void {
    this.dialog.open(ConfirmComponent).afterClosed()
      .subscribe(confirmed => (this.ordered = confirmed));
  }
}
// #endregion recipe-harness-component

// #region recipe-harness
describe('CheckoutComponent', () => {
  const tb = componentTestBed(CheckoutComponent);

  it('should order once confirmed', tb(async ({ component, fixture }) => {
    const page = TestbedHarnessEnvironment.loader(fixture);
    const body = TestbedHarnessEnvironment.documentRootLoader(fixture);

    await (await page.getHarness(MatButtonHarness)).click();
    const dialog = await body.getHarness(MatDialogHarness);
    const yes = MatButtonHarness.with({ text: 'Yes' });
    await (await dialog.getHarness(yes)).click();

    expect(component.ordered).toBe(true);
  }));
});
// #endregion recipe-harness
