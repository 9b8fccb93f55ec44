import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readPepper } from '#app/api/read-pepper.ts';
import { hashToken } from '#features/access/api/session-token.ts';
import { keyedHash, verificationKeys } from '#features/verification/api/verification-keys.ts';
import { captchas } from '#features/verification/api/verification-tables.ts';
import { CAPTCHA_ALPHABET } from '#features/verification/rules/captcha-glyphs.ts';
import { normalizeSubject } from '#features/verification/rules/normalize-contact.ts';
import { testEnv } from '../test-shop.ts';

const newId = () => randomBytes(16).toString('base64url');
const soon = sql`now() + interval '2 minutes'`;

/** An open picture question of the session behind `token`, whose answer is known. Resolves to its id. */
export async function buildQuestion(db: NodePgDatabase, facts: { token: string; answer: string }): Promise<string> {
  const id = newId();
  const { captcha } = verificationKeys(await readPepper(testEnv));
  const answerHash = keyedHash(captcha, [id, facts.answer]);
  await db.insert(captchas).values({ id, sessionHash: hashToken(facts.token), answerHash, expiresAt: soon });
  return id;
}

/** A picture question that was solved in the session behind `token` for a phone, mail address or account name. */
export async function buildSolvedCaptcha(
  db: NodePgDatabase,
  facts: { token: string; solvedFor: string },
): Promise<string> {
  const id = newId();
  const now = sql`now()`;
  await db.insert(captchas).values({
    id,
    sessionHash: hashToken(facts.token),
    answerHash: '',
    solvedFor: normalizeSubject(facts.solvedFor),
    triedAt: now,
    solvedAt: now,
    expiresAt: soon,
  });
  return id;
}

/** The answer of a question as the server keeps it, found by trying all of them: possible only with the pepper. */
export function findAnswer(question: { id: string; answerHash: string }, pepper: Buffer): string {
  const { captcha } = verificationKeys(pepper);
  const signs = [...CAPTCHA_ALPHABET];
  const pairs = signs.flatMap((first) => signs.map((second) => first + second));
  for (const head of pairs) {
    const tail = pairs.find((end) => keyedHash(captcha, [question.id, head + end]) === question.answerHash);
    if (tail) return head + tail;
  }
  throw new Error('no answer fits');
}
