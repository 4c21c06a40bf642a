import { Routes } from '@angular/router';
import { authGuard } from './auth.guard';
import { CartPageComponent } from './cart-page.component';
import { LoginComponent } from './login.component';
import { ProductListComponent } from './product-list.component';
import { productResolver } from './product.resolver';

// #region routes
export const shopRoutes: Routes = [
  { path: '', component: ProductListComponent },
  {
    path: 'product/:id',
    loadComponent: async () => {
      const { ProductPageComponent } = await import('./product-page.component');
      return ProductPageComponent;
    },
    resolve: { product: productResolver },
  },
  { path: 'cart', component: CartPageComponent, canActivate: [authGuard] },
  { path: 'login', component: LoginComponent },
  { path: 'basket', redirectTo: 'cart' },
];
// #endregion routes
