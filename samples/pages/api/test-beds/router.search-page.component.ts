// #region search-page
import { AsyncPipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { ActivatedRoute, Router } from '@angular/router';
import { map } from 'rxjs';

@Component({
  selector: 'shop-search-page',
  standalone: true,
  imports: [AsyncPipe],
  template: '<h1 class="term">{{ term$ | async }}</h1>',
})
export class SearchPageComponent {
  private readonly route = inject(ActivatedRoute);
  private readonly router = inject(Router);

  readonly term$ = this.route.queryParamMap.pipe(map(params => params.get('q')));

  search(q: string): Promise<boolean> {
    return this.router.navigate([], { relativeTo: this.route, queryParams: { q } });
  }
}
// #endregion search-page
