// #region login
import { NgIf } from '@angular/common';
import { Component, inject, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { AuthService } from './auth.service';

@Component({
  selector: 'shop-login',
  standalone: true,
  imports: [FormsModule, NgIf],
  template: `
    <form (ngSubmit)="submit()">
      <label>
        Email
        <input class="email" name="email" type="email" [(ngModel)]="email">
      </label>
      <label>
        Password
        <input
          class="password"
          name="password"
          type="password"
          [(ngModel)]="password"
        >
      </label>
      <button class="submit">Log in</button>
    </form>
    <p *ngIf="message()" class="message" role="status">{{ message() }}</p>
  `,
})
export class LoginComponent {
  private readonly auth = inject(AuthService);

  email = '';
  password = '';
  readonly message = signal('');

  submit(): void {
    this.auth.login({ email: this.email, password: this.password }).subscribe({
      next: () => this.message.set('You are logged in.'),
      error: () => this.message.set('Wrong email or password.'),
    });
  }
}
// #endregion login
