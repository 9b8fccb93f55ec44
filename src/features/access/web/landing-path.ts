import { DESK_MONITORING_PATH, LOGIN_PATH, MOBILE_LOGIN_PATH, SHORT_LOGIN_PATH } from '#business/paths/rules/public.ts';
import { safeReturnPath } from '#platform/shared/return-path.ts';
import type { UserInfo } from '../contract/access-schemas.ts';

const LOGIN_PAGES = new Set([SHORT_LOGIN_PATH, LOGIN_PATH, MOBILE_LOGIN_PATH]);

/**
 * Where a login leads: back to the page that was asked for (specification 2.9), never to another site and never to a
 * login page again; without one the shop's own people go to their desk and everybody else home.
 */
export function landingPath(from: string | undefined, firmType: UserInfo['firmType']): string {
  const path = safeReturnPath(from);
  const isLogin = LOGIN_PAGES.has(path.split(/[?#]/, 1)[0] ?? '');
  if (path !== '/' && !isLogin) return path;
  return firmType === 'operator' ? DESK_MONITORING_PATH : '/';
}
