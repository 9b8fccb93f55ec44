import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { memberships, sessions, users } from './access-tables.ts';
import { hashToken } from './session-token.ts';

const SWITCH_INFO = '/member-center/user/switchInfo';
const SWITCH = '/member-center/user/switchLogin';
const BY_MAIL = '/member-center/user/getSwitchInfoByEmail';
const INFO = '/member-center/user/info';
const REFUSED = { status: 403, code: 10016 };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());

/** Somebody who works for two firms and is logged in to the first. */
async function personOfTwo(facts: Parameters<typeof buildMember>[1] = {}) {
  const first = await buildMember(shop.db.owner, facts);
  const { firmId } = await buildFirm(shop.db.owner);
  return { ...first, second: { firmId, memberId: await join(first.userId, firmId) } };
}

async function join(userId: bigint, firmId: bigint, status = 1): Promise<bigint> {
  const [row] = await shop.db.owner
    .insert(memberships)
    .values({ userId, firmId, status })
    .returning({ id: memberships.id });
  return row?.id ?? 0n;
}

const switchTo = async (memberId: bigint | string, token: string) => {
  const headers = { 'x-token-in-body': '1' };
  const { status, body } = await shop.post(SWITCH, { firmParticipantId: String(memberId) }, { token, headers });
  return { status, code: body.code, message: body.message, token: body.data?.token as string };
};

const sessionOf = async (token: string) => {
  const [session] = await shop.db.owner
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!session) throw new Error('no such session');
  return session;
};

describe('firms to switch to', () => {
  it('are the enabled ones of the person, the current one marked', async () => {
    const person = await personOfTwo();
    await join(person.userId, (await buildFirm(shop.db.owner)).firmId, 0);
    await join(person.userId, (await buildFirm(shop.db.owner, { status: 0 })).firmId);
    await buildMember(shop.db.owner, { firm: person.second });
    const { data } = (await shop.post(SWITCH_INFO, {}, { token: person.token })).body;
    const list = data.map((account: { firmParticipantId: string; current: boolean }) => [
      account.firmParticipantId,
      account.current,
    ]);
    expect(list).toEqual([
      [String(person.memberId), true],
      [String(person.second.memberId), false],
    ]);
  });

  it('are not shown to a procurement system', async () => {
    const person = await personOfTwo({ loginSource: 3 });
    const { data } = (await shop.post(SWITCH_INFO, {}, { token: person.token })).body;
    expect(data).toHaveLength(1);
    expect(data[0].current).toBe(true);
  });

  it('are asked by mail address for the own one only', async () => {
    const person = await personOfTwo();
    const other = await personOfTwo();
    const mail = (n: number) => `p${n}@firm.example`;
    const [own, foreign] = [mail(nextNumber()), mail(nextNumber())];
    await shop.db.owner.update(users).set({ email: own }).where(eq(users.id, person.userId));
    await shop.db.owner.update(users).set({ email: foreign }).where(eq(users.id, other.userId));
    const ask = async (email: string) =>
      (await shop.get(`${BY_MAIL}?email=${encodeURIComponent(email)}`, { token: person.token })).body.data.length;
    expect([await ask(own), await ask(own.toUpperCase()), await ask(foreign), await ask(mail(0))]).toEqual([
      2, 2, 0, 0,
    ]);
  });
});

describe('switching', () => {
  it('goes on in the other firm with a new session; the old one is over', async () => {
    const person = await personOfTwo();
    const { status, token } = await switchTo(person.second.memberId, person.token);
    expect(status).toBe(200);
    expect((await shop.post(INFO, {}, { token })).body.data.firmId).toBe(String(person.second.firmId));
    expect((await shop.post(INFO, {}, { token: person.token })).status).toBe(401);
    const [event] = (await shop.db.owner.execute(sql`select * from audit_log order by id desc limit 1`)).rows;
    expect(event).toMatchObject({ action: 'session.opened', firm_id: String(person.second.firmId) });
  });

  it('gives browsers the cookie and no token', async () => {
    const person = await personOfTwo();
    const input = { firmParticipantId: String(person.second.memberId) };
    const page = { cookie: `t=${person.token}`, 'x-participant': String(person.memberId) };
    const headers = { ...page, 'sec-fetch-site': 'same-origin', 'x-token-in-body': '1' };
    const answer = await shop.post(SWITCH, input, { headers });
    expect(answer.body.data.token).toBe('');
    const cookie = answer.headers.getSetCookie().find((text) => /^t=[\w-]{43};/.test(text));
    expect((await shop.post(INFO, {}, { headers: { cookie: cookie?.split(';')[0] ?? '' } })).status).toBe(200);
  });

  it('makes a session neither live longer nor newly authenticated', async () => {
    const person = await personOfTwo();
    const before = await sessionOf(person.token);
    const early = new Date(Date.now() - 300_000);
    await shop.db.owner
      .update(sessions)
      .set({ remember: true, reauthenticatedAt: early })
      .where(eq(sessions.tokenHash, before.tokenHash));
    const after = await sessionOf((await switchTo(person.second.memberId, person.token)).token);
    expect(after).toMatchObject({ remember: true, reauthenticatedAt: early, expiresAt: before.expiresAt });
  });

  it('takes nothing of the first firm along', async () => {
    const person = await personOfTwo({ permissions: ['USER_MANAGEMENT'] });
    const { token } = await switchTo(person.second.memberId, person.token);
    expect((await shop.post('/member-center/user/data/authList', {}, { token })).body.data).toEqual([]);
  });

  it.each([
    ['of somebody else', async () => (await buildMember(shop.db.owner)).memberId],
    ['nobody has', async () => 999_999_999n],
    ['the largest there is', async () => '9223372036854775807'],
    ['frozen', async (userId: bigint) => join(userId, (await buildFirm(shop.db.owner)).firmId, 0)],
    ['only invited', async (userId: bigint) => join(userId, (await buildFirm(shop.db.owner)).firmId, 2)],
    [
      'in a frozen firm',
      async (userId: bigint) => join(userId, (await buildFirm(shop.db.owner, { status: 0 })).firmId),
    ],
  ])('is refused for a place that is %s, and the session lives on', async (_, build) => {
    const person = await personOfTwo();
    const answer = await switchTo(await build(person.userId), person.token);
    expect(answer).toMatchObject({ ...REFUSED, message: '无法切换到该公司：您在该公司的账号不存在或已停用' });
    expect((await shop.post(INFO, {}, { token: person.token })).status).toBe(200);
  });

  it('is not for procurement systems and not for visitors', async () => {
    const person = await personOfTwo({ loginSource: 3 });
    expect((await switchTo(person.second.memberId, person.token)).code).toBe(40310);
    expect((await switchTo(person.second.memberId, await buildSession(shop.db.owner, null))).status).toBe(401);
  });

  it('happens once when two tabs ask at the same moment', async () => {
    const person = await personOfTwo();
    const answers = await Promise.all([1, 2, 3].map(() => switchTo(person.second.memberId, person.token)));
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
  });
});
