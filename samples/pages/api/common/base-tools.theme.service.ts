import { Injectable } from '@angular/core';

// #region theme-service
@Injectable({ providedIn: 'root' })
export class ThemeService {
  theme = localStorage.getItem('theme') ?? 'light';

  choose(theme: string): void {
    this.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The storage is full or blocked: the theme lasts until the page is left.
    }
  }
}
// #endregion theme-service
