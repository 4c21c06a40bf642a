// #region create
import { componentTestBed } from 'ngx-testing-tools';
import { QuantityComponent } from './quantity.component';

describe('QuantityComponent', () => {
  componentTestBed(QuantityComponent);
});
// #endregion create
