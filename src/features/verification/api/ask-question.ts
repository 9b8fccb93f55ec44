import { randomBytes, randomInt } from 'node:crypto';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { type Quota, takeQuotas } from '#platform/api/take-quotas.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { networkOf } from '#platform/shared/network-of.ts';
import { foldAnswer, pickAnswer } from '../rules/captcha-answer.ts';
import { CAPTCHAS_PER_MINUTE } from '../rules/code-limits.ts';
import { drawCaptcha } from '../rules/draw-captcha.ts';
import type { AccountFacts } from './account-facts.ts';
import { insertCaptcha, markSolved, useUpCaptcha } from './captcha-repo.ts';
import { keyedHash, sameHash, type VerificationKeys } from './verification-keys.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;
const ID_BYTES = 16;
const STEPS = 2 ** 32;

const secureRandom = () => randomInt(STEPS) / STEPS;

const hashAnswer = (keys: VerificationKeys, id: string, answer: string) =>
  keyedHash(keys.captcha, [id, foldAnswer(answer)]);

/** A new picture question for this session. Address and shop are counted first: a flood opens no sessions. */
export async function askQuestion(
  context: CallContext,
  keys: VerificationKeys,
  { ensureVisitor }: Pick<AccountFacts, 'ensureVisitor'>,
): Promise<{ id: string; image: string }> {
  const { database, scope } = context;
  await inTransaction(database, IDENTITY, 'write', (db) =>
    count(db, [perMinute('address', networkOf(scope.ip)), perMinute('shop', 'all')]),
  );
  const sessionHash = await ensureVisitor(context);
  const answer = pickAnswer(secureRandom);
  const id = randomBytes(ID_BYTES).toString('base64url');
  await inTransaction(database, IDENTITY, 'write', async (db) => {
    await count(db, [perMinute('session', sessionHash)]);
    await insertCaptcha(db, { id, sessionHash, answerHash: hashAnswer(keys, id, answer) });
  });
  const picture = Buffer.from(drawCaptcha(answer, secureRandom)).toString('base64');
  return { id, image: `data:image/svg+xml;base64,${picture}` };
}

function perMinute(what: keyof typeof CAPTCHAS_PER_MINUTE, whose: string): Quota {
  return { key: `captcha-${what}:${whose}`, points: CAPTCHAS_PER_MINUTE[what], seconds: 60 };
}

async function count(db: Db, quotas: readonly Quota[]): Promise<void> {
  const full = await takeQuotas(db, quotas);
  if (!full) return;
  const { retryAfter } = full;
  throw refuse(commonErrors, 'TOO_MANY_REQUESTS', {
    message: `图片更换过于频繁，请 ${retryAfter} 秒后再试`,
    data: { retryAfter },
  });
}

export interface GivenAnswer {
  id: string;
  sessionHash: string;
  answer: string;
  solvedFor: string;
}

/** The one try at a question. Its use is committed whatever the answer, so it resolves to false instead of throwing. */
export function answerQuestion(database: Database, keys: VerificationKeys, given: GivenAnswer): Promise<boolean> {
  return inTransaction(database, IDENTITY, 'write', async (db) => {
    const answerHash = await useUpCaptcha(db, given);
    const right = sameHash(answerHash ?? '-'.repeat(43), hashAnswer(keys, given.id, given.answer));
    if (!answerHash || !right) return false;
    await markSolved(db, given.id, given.solvedFor);
    return true;
  });
}
