// #region quick-sample
import { HttpErrorResponse } from '@angular/common/http';
import { interceptorTestBed } from 'ngx-testing-tools';
import { firstValueFrom } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { SessionInterceptor } from '../../../shop/session.interceptor';

describe('SessionInterceptor', () => {
  const tb = interceptorTestBed(SessionInterceptor).inject('auth', AuthService);

  it('should end a session that has expired', tb(async ({ inspect, injected }) => {
    injected.auth.token = 'abc';
    const expired = new HttpErrorResponse({ status: 401 });

    const response = firstValueFrom(inspect.errorResponse(expired));

    await expectAsync(response).toBeRejectedWith(expired);
    expect(injected.auth.isLoggedIn()).toBeFalse();
  }));
});
// #endregion quick-sample
