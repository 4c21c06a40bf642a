import { CommonModule } from '@angular/common';
import { NgModule } from '@angular/core';
import { NewsletterComponent } from './newsletter.component';
import { NEWSLETTER_URL, NewsletterService } from './newsletter.service';
import { UppercaseDirective } from './uppercase.directive';

// #region module
@NgModule({
  imports: [CommonModule],
  declarations: [NewsletterComponent, UppercaseDirective],
  exports: [NewsletterComponent, UppercaseDirective],
  providers: [
    NewsletterService,
    { provide: NEWSLETTER_URL, useValue: '/api/newsletter' },
  ],
})
export class NewsletterModule {}
// #endregion module
