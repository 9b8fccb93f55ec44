import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readPepper } from '#app/api/read-pepper.ts';
import { type CodeBinding, insertCode } from '#features/verification/api/code-repo.ts';
import { hashCode } from '#features/verification/api/spend-code.ts';
import { verificationKeys } from '#features/verification/api/verification-keys.ts';
import { testEnv } from '../test-shop.ts';

const CODE = '482913';

/** A code that was sent, as a person reads it in the message. */
export async function buildCode(db: NodePgDatabase, binding: CodeBinding): Promise<string> {
  await insertCode(db, binding, hashCode(verificationKeys(await readPepper(testEnv)), binding, CODE));
  return CODE;
}
