import type { LoginProofs } from '#features/access/api/public.ts';
import { spendCaptcha, spendCode, verificationKeys } from '#features/verification/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

/** Picture questions and codes as login takes them; each is used up whatever becomes of the login. */
export function createLoginProofs(database: Database, pepper: Buffer): LoginProofs {
  const keys = verificationKeys(pepper);
  return {
    spendCaptcha: (use) => inTransaction(database, IDENTITY, 'write', (db) => spendCaptcha(db, use)),
    spendLoginCode: (phoneNumber, code) =>
      spendCode(database, keys, { channel: 'sms', target: phoneNumber, purpose: 'login', code }),
  };
}
