import { Component, inject } from '@angular/core';
import { NewsletterService } from './newsletter.service';

@Component({
  selector: 'shop-newsletter',
  standalone: false,
  template: `
    <h2 shopUppercase>Newsletter</h2>
    <input #email class="email" type="email" aria-label="Your email">
    <button type="button" class="subscribe" (click)="subscribe(email.value)">
      Subscribe
    </button>
    <p *ngIf="subscribed" class="thanks" role="status">You are on the list.</p>
  `,
})
export class NewsletterComponent {
  private readonly newsletter = inject(NewsletterService);

  subscribed = false;

  subscribe(email: string): void {
    this.newsletter.subscribe(email).subscribe(() => (this.subscribed = true));
  }
}
