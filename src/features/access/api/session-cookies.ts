import { deleteCookie, readCookie, setCookie } from '#platform/api/cookies.ts';
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
  deleteCookie(VISITOR);
}

export function rememberVisitor(token: string): void {
  setCookie({ name: VISITOR, value: token, maxAge: sessionLimits('visitor', false).idle, httpOnly: true });
  deleteCookie(SESSION);
}

/** Browsers keep the token out of reach of scripts; a client that asks by header gets it in the body. */
export function tokenForClient(headers: Headers, token: string): string {
  return headers.get('x-token-in-body') === '1' && !headers.has('sec-fetch-site') ? token : '';
}
