import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { CODE_LIFETIME, CODE_TRIES } from '../rules/code-limits.ts';
import type { CodeChannel, CodePurpose } from '../rules/code-purposes.ts';
import { verificationCodes } from './verification-tables.ts';

/** What a code is bound to. Only the newest code of a binding is ever looked at, so a new one voids the old. */
export interface CodeBinding {
  channel: CodeChannel;
  /** Normalised phone number or mail address. */
  target: string;
  purpose: CodePurpose;
}

export async function insertCode(db: Db, binding: CodeBinding, codeHash: string): Promise<void> {
  await db.insert(verificationCodes).values({
    ...binding,
    codeHash,
    expiresAt: sql`now() + make_interval(secs => ${CODE_LIFETIME})`,
  });
}

/** The newest code of a binding, held against others until the transaction ends; null when it is good for nothing. */
export async function lockNewestCode(db: Db, { channel, target, purpose }: CodeBinding) {
  const [code] = await db
    .select({
      id: verificationCodes.id,
      codeHash: verificationCodes.codeHash,
      isOpen: sql<boolean>`used_at is null and expires_at > now() and tries < ${CODE_TRIES}`,
    })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.channel, channel),
        eq(verificationCodes.target, target),
        eq(verificationCodes.purpose, purpose),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1)
    .for('update');
  return code?.isOpen ? code : null;
}

export async function countTry(db: Db, id: bigint, right: boolean): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ tries: sql`tries + 1`, usedAt: right ? sql`now()` : null })
    .where(eq(verificationCodes.id, id));
}

export async function purgeCodes(db: Db): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, sql`now() - interval '1 day'`));
}
