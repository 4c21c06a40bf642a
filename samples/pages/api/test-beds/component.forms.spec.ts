import { NgFor, NgIf } from '@angular/common';
import { HttpClient } from '@angular/common/http';
import { Component, inject, signal } from '@angular/core';
import { AbstractControl, FormArray, FormControl, FormGroup, ReactiveFormsModule,
  ValidationErrors, Validators } from '@angular/forms';
import { componentTestBed } from 'ngx-testing-tools';
import { finalize, map, Observable } from 'rxjs';

// #region question-component
@Component({
  selector: 'shop-question',
  standalone: true,
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="send()">
      <input type="email" formControlName="email">
      <textarea formControlName="text"></textarea>
      <button [disabled]="form.invalid || sending()">Send</button>
    </form>
    <p role="status">{{ message() }}</p>
  `,
})
export class QuestionComponent {
  private readonly http = inject(HttpClient);

  readonly form = new FormGroup({
    email: new FormControl('', [Validators.required, Validators.email]),
    text: new FormControl('', Validators.required),
  });
  readonly sending = signal(false);
  readonly message = signal('');

  send(): void {
    if (this.form.invalid) return;
    this.sending.set(true);
    this.http.post('/api/questions', this.form.value)
      .pipe(finalize(() => this.sending.set(false)))
      .subscribe({
        next: () => this.message.set('Thank you.'),
        error: () => this.message.set('Please try again.'),
      });
  }
}
// #endregion question-component

// #region recipe-form-request
describe('QuestionComponent', () => {
  const tb = componentTestBed(QuestionComponent, { httpTesting: true });
  const question = { email: 'ada@example.com', text: 'Is the mug blue?' };

  beforeEach(tb.setup(({ component }) => component.form.setValue(question)));

  it('should send the question', tb(({ fixture, http, query }) => {
    const button = query.findElement<HTMLButtonElement>('button');
    button.click();
    fixture.detectChanges();
    expect(button.disabled).toBe(true);

    const post = http.controller.expectOne('/api/questions');
    expect(post.request.body).toEqual(question);

    post.flush(null);
    fixture.detectChanges();
    expect(query.findElement('[role=status]').textContent).toBe('Thank you.');
  }));

  it('should let the visitor try again', tb(({ fixture, http, query }) => {
    const button = query.findElement<HTMLButtonElement>('button');
    button.click();
    http.emitErrorResponse({ url: '/api/questions', status: 503 });
    fixture.detectChanges();

    expect(query.findElement('[role=status]').textContent).toBe('Please try again.');
    expect(button.disabled).toBe(false);
  }));

  it('should not send an invalid form', tb(({ component, action, http }) => {
    component.form.controls.email.setValue('ada');
    action.emitOutput('form', 'submit');

    http.controller.expectNone('/api/questions');
    expect(component.sending()).toBe(false);
  }));
});
// #endregion recipe-form-request

// #region sign-up-component
@Component({
  selector: 'shop-sign-up',
  standalone: true,
  imports: [NgIf, ReactiveFormsModule],
  template: `
    <input type="email" [formControl]="email">
    <p *ngIf="message" class="error">{{ message }}</p>
  `,
})
export class SignUpComponent {
  readonly email = new FormControl('', [Validators.required, Validators.email]);

  get message(): string | null {
    if (this.email.untouched) return null;
    if (this.email.hasError('required')) return 'Enter your email.';
    return this.email.hasError('email') ? 'This is not an email.' : null;
  }
}
// #endregion sign-up-component

// #region recipe-validation-messages
describe('SignUpComponent', () => {
  const tb = componentTestBed(SignUpComponent);

  it('should complain once the field is left', tb(({ fixture, query }) => {
    const error = () => fixture.nativeElement.querySelector('.error')?.textContent;
    const field = query.findElement<HTMLInputElement>('input');
    expect(error()).toBeUndefined();

    field.dispatchEvent(new Event('blur'));
    fixture.detectChanges();
    expect(error()).toBe('Enter your email.');

    field.value = 'ada';
    field.dispatchEvent(new Event('input'));
    fixture.detectChanges();
    expect(error()).toBe('This is not an email.');
  }));

  it('should accept an email', tb(({ component }) => {
    component.email.setValue('ada@example.com');

    expect(component.email.errors).toBeNull();
  }));
});
// #endregion recipe-validation-messages

// #region voucher-component
@Component({
  selector: 'shop-voucher',
  standalone: true,
  imports: [NgIf, ReactiveFormsModule],
  template: `
    <input [formControl]="code">
    <p *ngIf="code.pending" class="pending">Checking…</p>
    <p *ngIf="code.hasError('unknown')" class="error">There is no such voucher.</p>
  `,
})
export class VoucherComponent {
  private readonly http = inject(HttpClient);

  readonly code = new FormControl('', {
    validators: Validators.required,
    asyncValidators: control => this.check(control),
  });

  private check({ value }: AbstractControl): Observable<ValidationErrors | null> {
    return this.http.get<boolean>(`/api/vouchers/${value}`)
      .pipe(map(exists => (exists ? null : { unknown: true })));
  }
}
// #endregion voucher-component

// #region recipe-async-validator
describe('VoucherComponent', () => {
  const tb = componentTestBed(VoucherComponent, { httpTesting: true });

  it('should refuse an unknown voucher', tb(({ fixture, http, query }) => {
    const field = query.findElement<HTMLInputElement>('input');
    field.value = 'SPRING';
    field.dispatchEvent(new Event('input'));
    fixture.detectChanges();
    expect(query.findElement('.pending').textContent).toBe('Checking…');

    http.emitSuccessResponse({ url: '/api/vouchers/SPRING', body: false });
    fixture.detectChanges();
    expect(query.findElement('.error').textContent)
      .toBe('There is no such voucher.');
  }));

  it('should accept a voucher', tb(({ component, http }) => {
    component.code.setValue('WINTER');
    http.emitSuccessResponse({ url: '/api/vouchers/WINTER', body: true });

    expect(component.code.status).toBe('VALID');
  }));

  it('should not ask for an empty code', tb(({ component, http }) => {
    component.code.setValue('');

    http.controller.expectNone(() => true);
    expect(component.code.errors).toEqual({ required: true });
  }));
});
// #endregion recipe-async-validator

// #region gift-list-component
@Component({
  selector: 'shop-gift-list',
  standalone: true,
  imports: [NgFor, ReactiveFormsModule],
  template: `
    <p *ngFor="let name of names.controls; let row = index">
      <input [formControl]="name">
      <button type="button" class="remove" (click)="names.removeAt(row)">-</button>
    </p>
    <button type="button" class="more" (click)="more()">+</button>
  `,
})
export class GiftListComponent {
  readonly names = new FormArray([new FormControl('Ada')]);

  more(): void {
    this.names.push(new FormControl(''));
  }
}
// #endregion gift-list-component

// #region recipe-form-array
describe('GiftListComponent', () => {
  const tb = componentTestBed(GiftListComponent);

  it('should add a row', tb(({ component, action, fixture, query }) => {
    action.click('.more');
    fixture.detectChanges();

    const [, second] = query.findAllElements<HTMLInputElement>('input');
    second!.value = 'Grace';
    second!.dispatchEvent(new Event('input'));

    expect(component.names.value).toEqual(['Ada', 'Grace']);
  }));

  it('should remove a row', tb(({ component, action, fixture, query }) => {
    action.click('.more');
    fixture.detectChanges();
    action.click('.remove');
    fixture.detectChanges();

    expect(query.findAllElements('input').length).toBe(1);
    expect(component.names.value).toEqual(['']);
  }));
});
// #endregion recipe-form-array
