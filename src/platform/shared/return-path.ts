import { hasControlCharacters } from './control-characters.ts';

/**
 * A path of this shop to go back to, or `/` for everything that could lead elsewhere (`//host`, `/\host`, schemes,
 * control characters). Specification 2.9: `from` holds path and query.
 */
export function safeReturnPath(from: string | undefined): string {
  if (!from?.startsWith('/') || from.length > 2000) return '/';
  // Browsers drop control characters before they read the address.
  if (from.startsWith('//') || from.includes('\\') || hasControlCharacters(from, true)) return '/';
  const base = 'https://shop.invalid';
  const url = URL.parse(from, base);
  // `/..//host` resolves to `//host`, which the browser would read as another host the next time.
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
