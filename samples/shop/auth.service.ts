// #region auth
import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { Observable, tap } from 'rxjs';

export interface Credentials {
  email: string;
  password: string;
}

export interface Session {
  token: string;
}

@Injectable({ providedIn: 'root' })
export class AuthService {
  private readonly http = inject(HttpClient);

  token: string | null = null;

  isLoggedIn(): boolean {
    return this.token !== null;
  }

  /** The API starts the token of a shopkeeper with `admin.`. */
  isAdmin(): boolean {
    return this.token?.startsWith('admin.') ?? false;
  }

  login(credentials: Credentials): Observable<Session> {
    return this.http
      .post<Session>('/api/session', credentials)
      .pipe(tap(({ token }) => (this.token = token)));
  }

  logout(): void {
    this.token = null;
  }
}
// #endregion auth
