import { Injectable } from '@angular/core';

// #region opening-hours
@Injectable({ providedIn: 'root' })
export class OpeningHours {
  open = new Date().getHours() < 18;

  constructor() {
    setInterval(() => (this.open = new Date().getHours() < 18), 60_000);
  }
}
// #endregion opening-hours
