// #region not-exported
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'HttpTools'.
import { HttpTools } from 'ngx-testing-tools';

export function closeShop(http: HttpTools): void {
  http.emitErrorResponse({ url: '/api/products', status: 503 });
}
// #endregion not-exported
