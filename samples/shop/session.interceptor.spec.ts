import { HttpErrorResponse } from '@angular/common/http';
import { interceptorTestBed } from 'ngx-testing-tools';
import { firstValueFrom } from 'rxjs';
import { AuthService } from './auth.service';
import { SessionInterceptor } from './session.interceptor';

// #region session
describe('SessionInterceptor', () => {
  const tb = interceptorTestBed(SessionInterceptor).inject('auth', AuthService);

  beforeEach(tb.setup(({ injected }) => {
    injected.auth.token = 'abc';
  }));

  it('should end the session on a 401', tb(async ({ inspect, injected }) => {
    const error = new HttpErrorResponse({ status: 401 });

    const caught = await firstValueFrom(inspect.errorResponse(error))
      .catch(reason => reason);

    expect(caught).toBe(error);
    expect(injected.auth.isLoggedIn()).toBe(false);
  }));

  it('should keep the session otherwise', tb(async ({ inspect, injected }) => {
    const error = new HttpErrorResponse({ status: 500 });

    const caught = await firstValueFrom(inspect.errorResponse(error))
      .catch(reason => reason);

    expect(caught).toBe(error);
    expect(injected.auth.isLoggedIn()).toBe(true);
  }));
});
// #endregion session
