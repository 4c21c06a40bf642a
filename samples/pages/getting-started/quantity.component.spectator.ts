// Run manually on Angular 18.2 with Spectator 19.6, because the samples project does not have that package.

// #region spectator unchecked: the package @ngneat/spectator is not installed here
import { createComponentFactory } from '@ngneat/spectator';
import { QuantityComponent } from './quantity.component';

describe('QuantityComponent', () => {
  const createComponent = createComponentFactory(QuantityComponent);

  it('should show one more after a click', () => {
    const spectator = createComponent();

    spectator.click('.more');

    expect(spectator.query('.quantity')).toHaveText('2');
  });
});
// #endregion spectator
