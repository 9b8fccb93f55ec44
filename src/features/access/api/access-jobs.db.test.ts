import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { accessJobs } from './access-jobs.ts';
import { oneTimeTokens, sessions } from './access-tables.ts';
import { IDENTITY } from './identity-scope.ts';
import { issueToken } from './one-time-token-repo.ts';
import { hashToken } from './session-token.ts';

let db: TestDatabase;
let member: TestMember;
beforeAll(async () => {
  db = await createTestDatabase();
  member = await buildMember(db.owner);
});
afterAll(() => db.drop());

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
const purge = () => Promise.all(accessJobs(db.app).map((job) => job.run()));

it.each([
  ['open', {}, true],
  ['over for 29 days', { expiresAt: daysAgo(29), idleExpiresAt: daysAgo(29) }, true],
  ['over for 31 days', { expiresAt: daysAgo(31), idleExpiresAt: daysAgo(31) }, false],
  ['idle for 31 days', { idleExpiresAt: daysAgo(31) }, false],
  ['ended 29 days ago', { revokedAt: daysAgo(29) }, true],
  ['ended 31 days ago', { revokedAt: daysAgo(31) }, false],
])('a session %s: kept %s', async (_, change, kept) => {
  for (const place of [null, { ...member, membershipId: member.memberId }]) {
    const tokenHash = hashToken(await buildSession(db.owner, place));
    if (Object.keys(change).length)
      await db.owner.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash));
    await purge();
    expect(await db.owner.select().from(sessions).where(eq(sessions.tokenHash, tokenHash))).toHaveLength(kept ? 1 : 0);
  }
});

it.each([
  ['open', {}, true],
  ['used 6 days ago', { usedAt: daysAgo(6) }, true],
  ['used 8 days ago', { usedAt: daysAgo(8) }, false],
  ['over for 6 days', { expiresAt: daysAgo(6) }, true],
  ['over for 8 days', { expiresAt: daysAgo(8) }, false],
])('a token %s: kept %s', async (_, change, kept) => {
  const owner = { userId: member.userId, membershipId: null };
  const token = await inTransaction(db.app, IDENTITY, 'write', (own) => issueToken(own, 'reset', owner));
  const isIt = eq(oneTimeTokens.tokenHash, hashToken(token));
  if (Object.keys(change).length) await db.owner.update(oneTimeTokens).set(change).where(isIt);
  await purge();
  expect(await db.owner.select().from(oneTimeTokens).where(isIt)).toHaveLength(kept ? 1 : 0);
});
