import { readCookie, setCookie } from '#platform/api/cookies.ts';
import { sessionLimits } from '../rules/session-limits.ts';

/** Cookie names of specification 3; both are HttpOnly here, see decision record 0004. */
const SESSION = 't';
const VISITOR = 't_v';

/** Header `token` serves API clients; browsers carry the cookie. */
export function tokenOf(headers: Headers): string | null {
  const cookies = headers.get('cookie');
  return headers.get('token') ?? readCookie(cookies, SESSION) ?? readCookie(cookies, VISITOR);
}

export function rememberSession(token: string, remember: boolean): void {
  const maxAge = remember ? sessionLimits('user', true).absolute : undefined;
  setCookie({ name: SESSION, value: token, maxAge, httpOnly: true });
  setCookie({ name: VISITOR, value: '', maxAge: 0, httpOnly: true });
}

export function rememberVisitor(token: string): void {
  setCookie({ name: VISITOR, value: token, maxAge: sessionLimits('visitor', false).idle, httpOnly: true });
  setCookie({ name: SESSION, value: '', maxAge: 0, httpOnly: true });
}
