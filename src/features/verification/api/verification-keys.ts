import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#platform/api/seal.ts';

/** Keys of the hashes kept of answers, codes and counted targets: a dump of the database opens none of them. */
export interface VerificationKeys {
  captcha: Buffer;
  code: Buffer;
  counter: Buffer;
}

export function verificationKeys(pepper: Buffer): VerificationKeys {
  return {
    captcha: deriveKey(pepper, 'verification.captcha'),
    code: deriveKey(pepper, 'verification.code'),
    counter: deriveKey(pepper, 'verification.counter'),
  };
}

/** Keyed hash over all parts; line breaks part them, which none of them contains. */
export function keyedHash(key: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}

/** Takes as long for a wrong hash as for the right one. */
export function sameHash(stored: string, given: string): boolean {
  const a = Buffer.from(stored);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
