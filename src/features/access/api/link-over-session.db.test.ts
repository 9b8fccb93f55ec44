import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { memberships, users } from './access-tables.ts';
import { IDENTITY } from './identity-scope.ts';
import { issueToken } from './one-time-token-repo.ts';

/** A login link followed where somebody is logged in: nobody is replaced unasked. */
const THIRD_PARTY = '/member-center/user/thirdParty';
const INFO = '/member-center/user/info';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());

async function personNamed(realName: string, shortName: string): Promise<TestMember & { phoneNumber: string }> {
  const firm = await buildFirm(shop.db.owner, { shortName });
  const member = await buildMember(shop.db.owner, { firm });
  const phoneNumber = `138${String(nextNumber()).padStart(8, '0')}`;
  await shop.db.owner.update(users).set({ realName, phoneNumber }).where(eq(users.id, member.userId));
  return { ...member, phoneNumber };
}

const linkFor = ({ userId, memberId }: Pick<TestMember, 'userId' | 'memberId'>) =>
  inTransaction(shop.db.app, IDENTITY, 'write', (db) =>
    issueToken(db, 'login_link', { userId, membershipId: memberId }),
  );

/** As the page of the link does: by cookie, with the session of the browser. */
const follow = (cookieToken: string, input: object, headers: Record<string, string> = {}) =>
  shop.post(THIRD_PARTY, input, { headers: { cookie: `t=${cookieToken}`, 'x-token-in-body': '1', ...headers } });

const whoIs = async (token: string) => {
  const { status, body } = await shop.post(INFO, {}, { token });
  return status === 200 ? (body.data.participantId as string) : null;
};

async function twoPeople() {
  const current = await personNamed('王建国', '甲公司');
  const other = await personNamed('李四', '乙公司');
  return { current, other, token: await linkFor(other) };
}

describe('over the session of somebody else', () => {
  it('asks first and names both, masked', async () => {
    const { current, other, token } = await twoPeople();
    const { status, body } = await follow(current.token, { token });
    expect({ status, error: body.error, code: body.code }).toEqual({
      status: 409,
      error: 'LINK_REPLACES',
      code: 10019,
    });
    const phone = ({ phoneNumber }: { phoneNumber: string }) => `138*****${phoneNumber.slice(-3)}`;
    expect(body.data).toEqual({
      current: { ...account(current, '王*国', '甲公司'), phoneNumber: phone(current) },
      next: { ...account(other, '李*', '乙公司'), phoneNumber: phone(other) },
    });
  });

  const account = ({ memberId }: TestMember, name: string, firmName: string) => ({
    participantId: String(memberId),
    name,
    firmName,
  });

  it('ends no session and uses no link up by asking, however often', async () => {
    const { current, other, token } = await twoPeople();
    for (let n = 0; n < 3; n += 1) {
      const answer = await follow(current.token, { token });
      expect(answer.status).toBe(409);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await whoIs(current.token)).toBe(String(current.memberId));
    const agreed = await follow(current.token, { token, replaces: String(current.memberId) });
    expect(agreed.status).toBe(200);
    expect(await whoIs(agreed.body.data.token)).toBe(String(other.memberId));
    expect(await whoIs(current.token)).toBeNull();
    expect((await follow(current.token, { token, replaces: String(current.memberId) })).status).toBe(401);
  });

  it('opens a session with a token of its own, never the one that was there', async () => {
    const { current, token } = await twoPeople();
    const { body, headers } = await follow(current.token, { token, replaces: String(current.memberId) });
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(body.data.token).not.toBe(current.token);
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith(`t=${body.data.token};`))).toBe(true);
  });

  it('asks again when somebody else has come meanwhile', async () => {
    const { current, other, token } = await twoPeople();
    const third = await personNamed('赵六', '丙公司');
    const answer = await follow(third.token, { token, replaces: String(current.memberId) });
    expect(answer.body).toMatchObject({
      error: 'LINK_REPLACES',
      data: { current: { name: '赵*', firmName: '丙公司' } },
    });
    expect((await follow(third.token, { token, replaces: String(other.memberId) })).status).toBe(409);
    expect(await whoIs(third.token)).toBe(String(third.memberId));
  });

  it('replaces once for many answers at the same moment', async () => {
    const { current, token } = await twoPeople();
    const input = { token, replaces: String(current.memberId) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => follow(current.token, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('takes the answer from no other site', async () => {
    const { current, token } = await twoPeople();
    const input = { token, replaces: String(current.memberId) };
    expect((await follow(current.token, input, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await follow(current.token, input, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await whoIs(current.token)).toBe(String(current.memberId));
  });

  it('tells nobody whose link is used up or unknown who it was for', async () => {
    const { current } = await twoPeople();
    const { status, body } = await follow(current.token, { token: 'x'.repeat(43) });
    expect({ status, error: body.error, data: body.data }).toEqual({ status: 401, error: 'LINK_REFUSED', data: null });
  });
});

describe('without a question', () => {
  it('goes on for the same person', async () => {
    const { current } = await twoPeople();
    expect((await follow(current.token, { token: await linkFor(current) })).status).toBe(200);
  });

  it('goes on for the same person in another firm', async () => {
    const { current } = await twoPeople();
    const { firmId } = await buildFirm(shop.db.owner);
    const place = { firmId, userId: current.userId };
    const [joined] = await shop.db.owner.insert(memberships).values(place).returning({ memberId: memberships.id });
    const memberId = joined?.memberId ?? 0n;
    const { status, body } = await follow(current.token, { token: await linkFor({ ...current, memberId }) });
    expect(status).toBe(200);
    expect(await whoIs(body.data.token)).toBe(String(memberId));
  });

  it('goes on for a visitor', async () => {
    const { token } = await twoPeople();
    const visitor = await buildSession(shop.db.owner, null);
    expect((await shop.post(THIRD_PARTY, { token }, { headers: { cookie: `t_v=${visitor}` } })).status).toBe(200);
  });
});
