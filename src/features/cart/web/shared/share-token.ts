import { SHARED_CART_PATH } from '#business/paths/rules/public.ts';

const BYTES = 32;

/**
 * 256 random bits as 43 characters. The browser makes them, because every answer of the shop that creates something is
 * kept for repeats, and a token that was in one would lie in the database.
 */
export function newShareToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export const shareAddress = (token: string): string => `${window.location.origin}${SHARED_CART_PATH}?code=${token}`;
