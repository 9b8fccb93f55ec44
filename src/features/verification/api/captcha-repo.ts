import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { CAPTCHA_LIFETIME } from '../rules/code-limits.ts';
import { normalizeSubject } from '../rules/normalize-contact.ts';
import { captchas } from './verification-tables.ts';

const LIFETIME = sql`make_interval(secs => ${CAPTCHA_LIFETIME})`;

export async function insertCaptcha(
  db: Db,
  question: { id: string; sessionHash: string; answerHash: string },
): Promise<void> {
  await db.insert(captchas).values({ ...question, expiresAt: sql`now() + ${LIFETIME}` });
}

/**
 * Takes the one try at a question of this session: of two calls at the same moment one gets the hash of the right
 * answer; null for tried, expired, unknown and foreign questions alike.
 */
export async function useUpCaptcha(db: Db, question: { id: string; sessionHash: string }): Promise<string | null> {
  const [tried] = await db
    .update(captchas)
    .set({ triedAt: sql`now()` })
    .where(
      and(
        eq(captchas.id, question.id),
        eq(captchas.sessionHash, question.sessionHash),
        isNull(captchas.triedAt),
        gt(captchas.expiresAt, sql`now()`),
      ),
    )
    .returning({ answerHash: captchas.answerHash });
  return tried?.answerHash ?? null;
}

export async function markSolved(db: Db, id: string, solvedFor: string): Promise<void> {
  await db
    .update(captchas)
    .set({ solvedFor: normalizeSubject(solvedFor), solvedAt: sql`now()` })
    .where(eq(captchas.id, id));
}

export interface CaptchaUse {
  id: string;
  /** Hash of the session the question was asked in, `context.caller.tokenHash`. */
  sessionHash: string;
  /** Phone, mail address or account name it must have been solved for; compared as `normalizeSubject` writes it. */
  solvedFor: string;
}

/**
 * Uses a solved picture up, once, within two minutes of solving it, in the session and for the name it was solved for.
 * Needs the right `identity`. It is used with `db`'s transaction: one that rolls back gives it back, so what guards
 * against guessing must commit its failures too.
 */
export async function spendCaptcha(db: Db, use: CaptchaUse): Promise<boolean> {
  const spent = await db
    .update(captchas)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(captchas.id, use.id),
        eq(captchas.sessionHash, use.sessionHash),
        eq(captchas.solvedFor, normalizeSubject(use.solvedFor)),
        isNull(captchas.usedAt),
        gt(captchas.solvedAt, sql`now() - ${LIFETIME}`),
      ),
    )
    .returning({ id: captchas.id });
  return spent.length === 1;
}

/** A solution lives at most as long again as its question. */
export async function purgeCaptchas(db: Db): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now() - ${LIFETIME}`));
}
