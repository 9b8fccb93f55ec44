import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { memberships, oneTimeTokens, sessions, type TokenPurpose } from './access-tables.ts';
import { IDENTITY } from './identity-scope.ts';
import { issueToken, spendToken } from './one-time-token-repo.ts';
import { hashToken } from './session-token.ts';

const THIRD_PARTY = '/member-center/user/thirdParty';
const ALREADY = '/member-center/user/alrLoginPre';
const PRE = '/member-center/user/loginPre';
const JUMP = '/member-center/user/jumpLogin';
const INFO = '/member-center/user/info';
const OFFICIAL = { scenarioCode: 'official' };
const LINK_REFUSED = { status: 401, code: 10015, message: '登录链接已使用或已失效，请重新登录' };

let shop: TestShop;
let withPersonalSite: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const env = { personalSite: 'https://www.example.com/in?from=shop' };
  withPersonalSite = await startTestShop({ limiter: UNCOUNTED, beside: shop, env });
});
afterAll(async () => {
  await withPersonalSite.stop();
  await shop.stop();
});

const issue = ({ userId, memberId }: TestMember, purpose: TokenPurpose = 'login_link', forFirm = true) =>
  inTransaction(shop.db.app, IDENTITY, 'write', (db) =>
    issueToken(db, purpose, { userId, membershipId: forFirm ? memberId : null }),
  );

const follow = async (input: object, token?: string) => {
  const { status, body, headers } = await shop.post(THIRD_PARTY, input, { token, headers: { 'x-token-in-body': '1' } });
  return { status, code: body.code, message: body.message, token: body.data?.token as string, headers };
};

describe('login by link', () => {
  it('opens a session in the firm of the link and ends the one before', async () => {
    const member = await buildMember(shop.db.owner);
    const elsewhere = await buildFirm(shop.db.owner);
    const [other] = await shop.db.owner
      .insert(memberships)
      .values({ firmId: elsewhere.firmId, userId: member.userId })
      .returning({ id: memberships.id });
    const visitor = await buildSession(shop.db.owner, null);
    const link = await issue({ ...member, memberId: other?.id ?? 0n });
    const { status, token } = await follow({ token: link }, visitor);
    expect(status).toBe(200);
    expect((await shop.post(INFO, {}, { token })).body.data.firmId).toBe(String(elsewhere.firmId));
    const [ended] = await shop.db.owner
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(visitor)));
    expect(ended?.revokedAt).not.toBeNull();
  });

  it('opens the first firm when the link names none', async () => {
    const member = await buildMember(shop.db.owner);
    expect((await follow({ token: await issue(member, 'login_link', false) })).status).toBe(200);
  });

  it('works once, even for two at the same moment', async () => {
    const link = await issue(await buildMember(shop.db.owner));
    const answers = await Promise.all([follow({ token: link }), follow({ token: link }), follow({ token: link })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await follow({ token: link })).toMatchObject(LINK_REFUSED);
  });

  it.each([
    ['unknown', async () => 'x'.repeat(43)],
    ['for activation', async () => issue(await buildMember(shop.db.owner), 'activation')],
    ['for a reset', async () => issue(await buildMember(shop.db.owner), 'reset')],
    ['for the personal edition', async () => issue(await buildMember(shop.db.owner), 'jump')],
    ['a session token', async () => (await buildMember(shop.db.owner)).token],
    ['of a frozen member', async () => issue(await buildMember(shop.db.owner, { status: 0 }))],
    ['of a frozen firm', async () => issue(await buildMember(shop.db.owner, { firm: await frozenFirm() }))],
    ['voided by a later one', replacedLink],
    ['older than a minute', expiredLink],
  ])('is refused when the token is %s, always in the same words', async (_, build) => {
    expect(await follow({ token: await build() })).toMatchObject(LINK_REFUSED);
  });

  const frozenFirm = () => buildFirm(shop.db.owner, { status: 0 });

  async function replacedLink() {
    const member = await buildMember(shop.db.owner);
    const first = await issue(member);
    await issue(member);
    return first;
  }

  async function expiredLink() {
    const link = await issue(await buildMember(shop.db.owner));
    const past = { expiresAt: sql`now() - interval '1 second'` };
    await shop.db.owner
      .update(oneTimeTokens)
      .set(past)
      .where(eq(oneTimeTokens.tokenHash, hashToken(link)));
    return link;
  }

  it.each([
    ['/cart.html', true],
    ['https://erp.example/push', true],
    ['//evil.example', false],
    ['javascript:alert(1)', false],
    [`https://erp.example/${'客'.repeat(600)}`, false],
  ])('keeps what came along for the server alone: pushUrl %s %s', async (pushUrl, kept) => {
    const link = await issue(await buildMember(shop.db.owner));
    const cookies = (await follow({ token: link, requestId: 'R-1', pushUrl })).headers.getSetCookie();
    expect(cookies).toContainEqual('rqId=R-1; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax');
    expect(cookies).toContainEqual('firstLogin=1; Max-Age=86400; Path=/; SameSite=Lax');
    expect(cookies.some((cookie) => cookie.startsWith('pushUrl='))).toBe(kept);
  });
});

describe('the personal edition', () => {
  it('is offered only where there is one', async () => {
    const input = { scenarioCode: 'enterprise' };
    expect((await shop.post(PRE, input)).body.data).toEqual({ supportOfficial: 0, supportEnterprise: 1 });
    expect((await withPersonalSite.post(PRE, input)).body.data).toEqual({ supportOfficial: 1, supportEnterprise: 1 });
    const { token } = await buildMember(shop.db.owner);
    expect((await shop.post(JUMP, OFFICIAL, { token })).body.code).toBe(10017);
  });

  it('gets a token for one minute that opens nothing here', async () => {
    const member = await buildMember(shop.db.owner);
    const { body } = await withPersonalSite.post(JUMP, OFFICIAL, { token: member.token });
    const url = new URL(body.data.url);
    expect([url.origin, url.pathname, url.searchParams.get('from')]).toEqual([
      'https://www.example.com',
      '/in',
      'shop',
    ]);
    const token = url.searchParams.get('token') ?? '';
    expect(await follow({ token })).toMatchObject(LINK_REFUSED);
    const [row] = await shop.db.owner
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.tokenHash, hashToken(token)));
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeLessThanOrEqual(60_000);
    const owner = await inTransaction(shop.db.app, IDENTITY, 'write', (db) => spendToken(db, 'jump', token));
    expect(owner).toEqual({ userId: member.userId, membershipId: member.memberId });
  });

  it('is not for procurement systems', async () => {
    const { token } = await buildMember(shop.db.owner, { loginSource: 3 });
    expect((await withPersonalSite.post(JUMP, OFFICIAL, { token })).status).toBe(403);
  });
});

describe('who is logged in already', () => {
  it('is nobody for visitors', async () => {
    const token = await buildSession(shop.db.owner, null);
    const nobody = { supportOfficial: 0, supportEnterprise: 1, current: null, others: [] };
    expect((await shop.post(ALREADY, {}, { token })).body.data).toEqual(nobody);
    expect((await shop.post(ALREADY, {})).body.data).toEqual(nobody);
  });

  it('is the person, with their other devices and nobody else’s', async () => {
    const member = await buildMember(shop.db.owner);
    await buildMember(shop.db.owner, { firm: member });
    const elsewhere = await buildFirm(shop.db.owner);
    const place = { userId: member.userId, firmId: elsewhere.firmId, membershipId: member.memberId };
    await buildSession(shop.db.owner, place);
    const { data } = (await shop.post(ALREADY, {}, { token: member.token })).body;
    expect(data.current.firmName).toMatch(/^测试公司/);
    expect(data.others).toEqual([{ device: '未知浏览器 · 未知系统', lastSeenAt: expect.any(String) }]);
  });

  it('keeps people on a procurement system’s account apart', async () => {
    const member = await buildMember(shop.db.owner, { loginSource: 3 });
    await buildSession(shop.db.owner, { ...member, membershipId: member.memberId }, 3);
    expect((await shop.post(ALREADY, {}, { token: member.token })).body.data.others).toEqual([]);
  });
});
