import { parse, serialize } from 'hono/utils/cookie';
import { type CookieToSet, currentScope } from './request-scope.ts';

/**
 * Queues a cookie for the response being made, whether it is an answer to a call or a page. A page whose head has left
 * (decision 0060) takes none: whoever wants to set one there fails instead of losing it, a new session above all.
 */
export function setCookie(cookie: CookieToSet): void {
  const { cookies, rest } = currentScope();
  if (rest) throw new Error(`the head of the page has left without the cookie ${cookie.name}`);
  cookies.push(cookie);
}

/** Deletions are HttpOnly whatever the cookie was: browsers remove readable ones by them too. */
export function deleteCookie(name: string): void {
  setCookie({ name, value: '', maxAge: 0, httpOnly: true });
}

export const cookieNames = (header: string | null): string[] => Object.keys(parse(header ?? ''));

export const readCookie = (header: string | null, name: string): string | null =>
  parse(header ?? '', name)[name] ?? null;

/** Host-only, path /, SameSite=Lax; Secure wherever the shop is served over https. */
export const serializeCookie = ({ name, value, maxAge, httpOnly }: CookieToSet, secure: boolean): string =>
  serialize(name, value, { path: '/', sameSite: 'Lax', maxAge, httpOnly, secure });
