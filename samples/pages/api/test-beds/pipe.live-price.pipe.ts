// #region live-price-pipe
import { inject, Pipe, PipeTransform } from '@angular/core';
import { map, Observable } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';

@Pipe({ name: 'livePrice', standalone: true })
export class LivePricePipe implements PipeTransform {
  private readonly catalogue = inject(CatalogueService);

  transform(id: number): Observable<string> {
    return this.catalogue.find(id).pipe(
      map(({ price }) => `${(price / 100).toFixed(2)} EUR`),
    );
  }
}
// #endregion live-price-pipe
