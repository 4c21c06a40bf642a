// @angular 21.1
import { Component, signal } from '@angular/core';
import { form, FormField, required } from '@angular/forms/signals';
import { componentTestBed } from 'ngx-testing-tools';

// #region subscribe-component
@Component({
  selector: 'shop-subscribe',
  standalone: true,
  imports: [FormField],
  template: `
    <input [formField]="fields.email">
    @if (fields.email().touched() && fields.email().invalid()) {
      <p class="error">Enter your email.</p>
    }
  `,
})
export class SubscribeComponent {
  readonly model = signal({ email: '' });
  readonly fields = form(this.model, path => required(path.email));
}
// #endregion subscribe-component

// #region recipe-signal-forms
describe('SubscribeComponent', () => {
  const tb = componentTestBed(SubscribeComponent);

  it('should write to the model', tb(({ component, query }) => {
    const email = query.findElement<HTMLInputElement>('input');
    email.value = 'ada@example.com';
    email.dispatchEvent(new Event('input'));

    expect(component.model()).toEqual({ email: 'ada@example.com' });
    expect(component.fields().valid()).toBe(true);
  }));

  it('should complain once the field is left', tb(({ fixture, query }) => {
    query.findElement('input').dispatchEvent(new Event('blur'));
    fixture.detectChanges();

    expect(query.findElement('.error').textContent).toBe('Enter your email.');
  }));
});
// #endregion recipe-signal-forms
