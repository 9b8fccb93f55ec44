import { type CookieToSet, currentScope } from './request-scope.ts';

/** Queues a cookie for the response being made, whether it is an answer to a call or a page. */
export function setCookie(cookie: CookieToSet): void {
  currentScope().cookies.push(cookie);
}

/** Deletions are HttpOnly whatever the cookie was: browsers remove readable ones by them too. */
export function deleteCookie(name: string): void {
  setCookie({ name, value: '', maxAge: 0, httpOnly: true });
}

export function cookieNames(header: string | null): string[] {
  const parts = (header ?? '').split(';').map((part) => part.split('=')[0]?.trim() ?? '');
  return [...new Set(parts.filter(Boolean))];
}

export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return decodeValue(part.slice(at + 1).trim());
  }
  return null;
}

function decodeValue(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Host-only, path /, SameSite=Lax; Secure wherever the shop is served over https. */
export function serializeCookie(cookie: CookieToSet, secure: boolean): string {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value)}`, 'Path=/', 'SameSite=Lax'];
  if (cookie.maxAge !== undefined) parts.push(`Max-Age=${cookie.maxAge}`);
  if (cookie.httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
