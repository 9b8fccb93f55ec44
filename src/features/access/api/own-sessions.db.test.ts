import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { logIn, TEST_PASSWORD, testPasswordHash } from '#tests/factories/log-in.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { OwnSession } from '../contract/access-schemas.ts';
import { memberships } from './access-tables.ts';

const LIST = '/member-center/user/session/list';
const END = '/member-center/user/session/end';
const INFO = '/member-center/user/info';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

let shop: TestShop;
let second: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED, env: { trustProxy: true } });
  second = await startTestShop({ limiter: UNCOUNTED, beside: shop });
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

const openAnother = ({ userId, firmId, memberId }: TestMember, loginSource = 0) =>
  buildSession(shop.db.owner, { userId, firmId, membershipId: memberId }, loginSource);
const list = async (token: string): Promise<OwnSession[]> => (await shop.post(LIST, {}, { token })).body.data;
const works = async (token: string, at = shop) => (await at.post(INFO, {}, { token })).status === 200;

describe('own sessions', () => {
  it('are listed over all firms, with device and masked address, never with what opens them', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash: await testPasswordHash() });
    const { firmId } = await buildFirm(shop.db.owner, { name: '第二家公司' });
    const [place] = await shop.db.owner
      .insert(memberships)
      .values({ userId: member.userId, firmId })
      .returning({ id: memberships.id });
    await openAnother({ ...member, firmId, memberId: place?.id ?? 0n });
    const input = { userName: member.userName, password: TEST_PASSWORD, remember: true };
    const opened = await logIn(shop, input, { ip: '203.0.113.77', headers: { 'user-agent': FIREFOX } });
    const { token } = opened.body.data;
    const answer = await shop.post(LIST, {}, { token });
    const found: OwnSession[] = answer.body.data;
    expect(found).toHaveLength(3);
    expect(found.find(({ current }) => current)).toMatchObject({
      device: 'Firefox 150 · Linux',
      ip: '203.0.113.*',
      remember: true,
    });
    expect(found.map(({ firmName }) => firmName)).toContain('第二家公司');
    expect(JSON.stringify(answer.body)).not.toContain(token);
    const { rows } = await shop.db.owner.execute(sql`select token_hash from sessions`);
    for (const row of rows) expect(JSON.stringify(answer.body)).not.toContain(row.token_hash);
  });

  it('end one by one, or all but this one', async () => {
    const member = await buildMember(shop.db.owner);
    const [one, two] = [await openAnother(member), await openAnother(member)];
    const target = (await list(one)).find(({ current }) => current);
    const rest = (await shop.post(END, { sessionId: target?.sessionId }, { token: member.token })).body.data;
    expect([rest.length, await works(one), await works(two)]).toEqual([2, false, true]);
    const { body } = await shop.post(END, {}, { token: member.token });
    expect(body.data.map(({ current }: OwnSession) => current)).toEqual([true]);
    expect([await works(two), await works(member.token)]).toEqual([false, true]);
  });

  it('of others look like those nobody has', async () => {
    const member = await buildMember(shop.db.owner);
    const colleague = await buildMember(shop.db.owner, { firm: member });
    const strip = ({ status, body }: { status: number; body: object }) => ({ status, ...body, requestId: '' });
    const [foreign] = await list(colleague.token);
    const end = async (sessionId: string | undefined) =>
      strip(await shop.post(END, { sessionId }, { token: member.token }));
    const unknown = await end('0'.repeat(24));
    expect(unknown.status).toBe(404);
    expect(await end(foreign?.sessionId)).toEqual(unknown);
    expect(await works(colleague.token)).toBe(true);
  });

  it('are no business of a procurement system', async () => {
    const { token } = await buildMember(shop.db.owner, { loginSource: 3 });
    expect((await shop.post(LIST, {}, { token })).status).toBe(403);
    expect((await shop.post(END, {}, { token })).status).toBe(403);
  });
});

describe('the end of a session', () => {
  const byItself = async (member: TestMember) => {
    await shop.post('/member-center/user/out', {}, { token: member.token });
  };
  const byOwner = async (member: TestMember) => {
    await shop.post(END, {}, { token: await openAnother(member) });
  };
  const change = (statement: (member: TestMember) => ReturnType<typeof sql>) => async (member: TestMember) => {
    await shop.db.owner.execute(statement(member));
  };
  it.each([
    ['logout', byItself],
    ['the owner on another device', byOwner],
    ['freezing the member', change(({ memberId }) => sql`update memberships set status = 0 where id = ${memberId}`)],
    ['freezing the firm', change(({ firmId }) => sql`update firms set status = 0 where id = ${firmId}`)],
    ['idleness', change(({ userId }) => sql`update sessions set idle_expires_at = now() where user_id = ${userId}`)],
    [
      'its absolute limit',
      change(({ userId }) => sql`update sessions set expires_at = now() where user_id = ${userId}`),
    ],
  ])('by %s is known to every process at the next call', async (_, end) => {
    const member = await buildMember(shop.db.owner);
    expect(await works(member.token, second)).toBe(true);
    await end(member);
    expect([await works(member.token, second), await works(member.token)]).toEqual([false, false]);
  });

  it('takes single rights away at once too', async () => {
    const member = await buildMember(shop.db.owner, { permissions: ['ORDER_APPROVE'] });
    const rights = async () =>
      (await second.post('/member-center/user/data/authList', {}, { token: member.token })).body;
    expect((await rights()).data).toEqual([{ perms: 'ORDER_APPROVE' }]);
    await shop.db.owner.execute(sql`delete from role_permissions where firm_id = ${member.firmId}`);
    expect((await rights()).data).toEqual([]);
  });
});
