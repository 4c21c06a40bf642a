// #region quick-sample
import { interceptorTestBed } from 'ngx-testing-tools';
import { firstValueFrom } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { tokenInterceptor } from '../../../shop/token.interceptor';

describe('tokenInterceptor', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should sign the request of a customer', tb(async ({ inspect, injected }) => {
    injected.auth.token = 'abc';

    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.get('Authorization')).toBe('Bearer abc');
  }));
});
// #endregion quick-sample
