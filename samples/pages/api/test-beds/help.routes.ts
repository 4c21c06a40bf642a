import { Component } from '@angular/core';
import { Routes } from '@angular/router';

// #region help-routes
@Component({ standalone: true, template: '<h1>Delivery</h1>' })
export class DeliveryPageComponent {}

export const helpRoutes: Routes = [
  { path: 'delivery', component: DeliveryPageComponent },
];
// #endregion help-routes
