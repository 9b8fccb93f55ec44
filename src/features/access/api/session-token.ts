import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the database only ever sees the hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A token is 43 characters of base64url; anything else is no token and costs no query. */
export function looksLikeToken(token: string | null): token is string {
  return token !== null && /^[\w-]{43}$/.test(token);
}
