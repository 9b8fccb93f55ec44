import { cookieNames, deleteCookie, readCookie, setCookie } from '#platform/api/cookies.ts';
import { isKeepablePushUrl } from '../rules/push-url.ts';

const DAY = 86_400;
/** State of a login by link (specification 3); all but the flag are for the server alone. */
const FIRST_LOGIN = 'firstLogin';
const REQUEST_ID = 'rqId';
const PUSH_URL = 'pushUrl';
/** Sales code of a share link. */
const SHARE_CODE = 'shareSC';
const SHARE_CODE_FORM = /^[\w-]{1,32}$/;

/** Mirrors of user info that the specification's browser kept; here they hold nothing and are never believed. */
const OBSOLETE = /^(?:ent_[\w.-]{1,100}|u|p_m|p_C|iR|v_flag)$/;

/** What came with a login link, for the pages after it. */
export function keepLinkState(link: { requestId?: string; pushUrl?: string }): void {
  setCookie({ name: FIRST_LOGIN, value: '1', maxAge: DAY, httpOnly: false });
  if (link.requestId) setCookie({ name: REQUEST_ID, value: link.requestId, maxAge: DAY, httpOnly: true });
  if (link.pushUrl && isKeepablePushUrl(link.pushUrl)) {
    setCookie({ name: PUSH_URL, value: link.pushUrl, maxAge: DAY, httpOnly: true });
  }
}

/** Logout: the share code goes (specification 4), and what a login link left for its own session. */
export function forgetEntryState(): void {
  for (const name of [SHARE_CODE, FIRST_LOGIN, REQUEST_ID, PUSH_URL]) deleteCookie(name);
}

/** Job code of the sales person whose link brought the browser here; null where none did, or no code stands there. */
export function readShareCode(headers: Headers): string | null {
  const code = readCookie(headers.get('cookie'), SHARE_CODE);
  return code !== null && SHARE_CODE_FORM.test(code) ? code : null;
}

/** Obsolete cookies go when user info is stored (specification 3); only those the request carries. */
export function forgetObsoleteCookies(headers: Headers): void {
  for (const name of cookieNames(headers.get('cookie'))) if (OBSOLETE.test(name)) deleteCookie(name);
}
