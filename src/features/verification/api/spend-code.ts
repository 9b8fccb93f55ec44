import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { normalizeSubject } from '../rules/normalize-contact.ts';
import { type CodeBinding, countTry, lockNewestCode } from './code-repo.ts';
import { keyedHash, sameHash, type VerificationKeys } from './verification-keys.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;
const SALT_BYTES = 16;
const HASH_OF_NOTHING = `${'-'.repeat(22)}.${'-'.repeat(43)}`;

/** Salt and keyed hash of a code, bound to where it went, what for and the row it stands in. */
export function hashCode(
  keys: VerificationKeys,
  binding: CodeBinding,
  code: string,
  salt = randomBytes(SALT_BYTES).toString('base64url'),
): string {
  return `${salt}.${keyedHash(keys.code, [salt, binding.channel, binding.target, binding.purpose, code])}`;
}

/**
 * Uses a code up: true once for the right code, within ten minutes and five tries, for the purpose and the phone or mail
 * address it was sent for. Runs in a transaction of its own, so that a try counts even when the act it was meant for is
 * rolled back: call it before that act's transaction is opened, never inside it (it takes a second connection), and only
 * when everything else about the act is known to be right, because a code that was right is gone.
 */
export function spendCode(
  database: Database,
  keys: VerificationKeys,
  given: CodeBinding & { code: string },
): Promise<boolean> {
  const binding = { channel: given.channel, target: normalizeSubject(given.target), purpose: given.purpose };
  return inTransaction(database, IDENTITY, 'write', async (db) => {
    const newest = await lockNewestCode(db, binding);
    const stored = newest?.codeHash ?? HASH_OF_NOTHING;
    const [salt] = stored.split('.');
    const right = sameHash(stored, hashCode(keys, binding, given.code.normalize('NFKC').trim(), salt));
    if (newest) await countTry(db, newest.id, right);
    return newest !== null && right;
  });
}
