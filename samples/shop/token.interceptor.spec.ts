import { interceptorTestBed } from 'ngx-testing-tools';
import { firstValueFrom } from 'rxjs';
import { AuthService } from './auth.service';
import { tokenInterceptor } from './token.interceptor';

// #region token
describe('tokenInterceptor', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should add the token of the session', tb(async ({ inspect, injected }) => {
    injected.auth.token = 'abc';

    const request = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(request.headers.get('Authorization')).toBe('Bearer abc');
  }));

  it('should leave the request of a visitor as it is', tb(async ({ inspect }) => {
    const request = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(request.headers.has('Authorization')).toBe(false);
  }));
});
// #endregion token
