// Run manually on Angular 18.2 with Testing Library 17.4, because the samples project does not have that package.

// #region testing-library unchecked: the package @testing-library/angular is not installed here
import { fireEvent, render, screen } from '@testing-library/angular';
import { QuantityComponent } from './quantity.component';

describe('QuantityComponent', () => {
  it('should show one more after a click', async () => {
    await render(QuantityComponent);

    fireEvent.click(screen.getByRole('button', { name: 'One more' }));

    expect(screen.getByText('2')).toBeTruthy();
  });
});
// #endregion testing-library
