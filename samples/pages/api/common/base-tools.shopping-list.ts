import { Injectable } from '@angular/core';

// #region shopping-list
@Injectable({ providedIn: 'root' })
export class ShoppingListReader {
  read(file: File, onRead: (items: string[]) => void): void {
    void file.text().then(text => onRead(text.split('\n')));
  }
}
// #endregion shopping-list
