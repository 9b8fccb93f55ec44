import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { users } from './access-tables.ts';
import { findCaller } from './caller-repo.ts';
import { hashToken } from './session-token.ts';
import { createClaimWatch } from './watch-claims.ts';

const MINUTE = 60_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function watching(token: string) {
  const found = await findCaller(db.app, hashToken(token));
  if (!found) throw new Error('no such session');
  let now = 1_000_000;
  const watch = createClaimWatch(db.app, () => now);
  return {
    claim: (headers: Record<string, string>) => watch(found.caller, new Headers(headers)),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

async function events(firmId: bigint) {
  const { rows } = await db.owner.execute(
    sql`select user_id, after from audit_log where action = 'context.contradicted' and firm_id = ${firmId} order by id`,
  );
  return rows;
}

async function codesOf({ userId, firmId }: TestMember) {
  const [user] = await db.owner.select().from(users).where(eq(users.id, userId));
  const [firm] = await db.owner.select().from(firms).where(eq(firms.id, firmId));
  return { userCode: user?.userCode ?? '', customerCode: firm?.customerCode ?? '' };
}

describe('a request that claims to be somebody else', () => {
  it('is written down, once in ten minutes', async () => {
    const member = await buildMember(db.owner);
    const { claim, wait } = await watching(member.token);
    await claim({ userCode: 'U-OTHER' });
    await claim({ customerCode: 'C-OTHER' });
    expect(await events(member.firmId)).toEqual([{ user_id: String(member.userId), after: { userCode: 'U-OTHER' } }]);
    wait(10 * MINUTE);
    await claim({ customerCode: `C-${'9'.repeat(100)}` });
    expect((await events(member.firmId))[1]?.after).toEqual({ customerCode: `C-${'9'.repeat(38)}` });
  });

  it('is none when the page says that it is an old one, of another firm', async () => {
    const member = await buildMember(db.owner);
    const { claim } = await watching(member.token);
    await claim({ userCode: 'U-OTHER', 'x-participant': String(member.memberId + 1n) });
    expect(await events(member.firmId)).toEqual([]);
    await claim({ userCode: 'U-OTHER', 'x-participant': String(member.memberId) });
    expect(await events(member.firmId)).toHaveLength(1);
  });

  it('is seen after any number of true claims', async () => {
    const member = await buildMember(db.owner);
    const { claim } = await watching(member.token);
    await claim(await codesOf(member));
    await claim({});
    expect(await events(member.firmId)).toEqual([]);
    await claim({ ...(await codesOf(member)), userCode: 'U-OTHER' });
    expect(await events(member.firmId)).toHaveLength(1);
  });

  it('is a visitor who names anybody', async () => {
    const { claim } = await watching(await buildSession(db.owner, null));
    await claim({ userCode: '' });
    expect(await events(0n)).toEqual([]);
    await claim({ userCode: 'U-OTHER' });
    expect(await events(0n)).toEqual([{ user_id: null, after: { userCode: 'U-OTHER' } }]);
  });
});
