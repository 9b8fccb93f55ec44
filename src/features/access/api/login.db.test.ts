import { createHmac } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { logIn, TEST_PASSWORD, testPasswordHash } from '#tests/factories/log-in.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { sessions, users } from './access-tables.ts';
import { isOutdated } from './passwords.ts';
import { hashToken } from './session-token.ts';

const INFO = '/member-center/user/info';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

let shop: TestShop;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED, env: { trustProxy: true } });
  passwordHash = await testPasswordHash();
});
afterAll(() => shop.stop());

/** Every test has an address of its own, so that none counts against another. */
const someIp = () => `198.51.100.${nextNumber() % 250}`;
const build = (facts: Parameters<typeof buildMember>[1] = {}) => buildMember(shop.db.owner, { passwordHash, ...facts });
const enter = (member: Pick<TestMember, 'userName'>, facts: object = {}, as: Parameters<typeof logIn>[2] = {}) =>
  logIn(shop, { userName: member.userName, password: TEST_PASSWORD, ...facts }, { ip: someIp(), ...as });
const sessionOf = async (token: string) => {
  const [session] = await shop.db.owner
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!session) throw new Error('no such session');
  return session;
};

describe('login by password', () => {
  it('opens a session that works, and ends the one it was called with', async () => {
    const member = await build();
    const visitor = await buildSession(shop.db.owner, null);
    const { status, body } = await enter(member, {}, { token: visitor });
    expect({ status, visitor: body.data.visitor }).toEqual({ status: 200, visitor: false });
    expect((await shop.post(INFO, {}, { token: body.data.token })).body.data.userName).toBe(member.userName);
    expect((await sessionOf(visitor)).revokedAt).not.toBeNull();
    expect(body.data.token).not.toBe(visitor);
  });

  it('keeps the token away from scripts in browsers', async () => {
    const member = await build();
    const { body, headers } = await enter(member, {}, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(body.data.token).toBe('');
    expect(headers.getSetCookie().some((cookie) => /^t=[\w-]{43};/.test(cookie))).toBe(true);
  });

  it('knows an account by every name, however it is typed', async () => {
    const member = await build();
    const phoneNumber = `139${String(nextNumber()).padStart(8, '0')}`;
    const email = `zhang.${nextNumber()}@firm.example`;
    await shop.db.owner.update(users).set({ phoneNumber, email }).where(eq(users.id, member.userId));
    const full = [...member.userName].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');
    const spaced = `${phoneNumber.slice(0, 3)} ${phoneNumber.slice(3, 7)}-${phoneNumber.slice(7)}`;
    const typed = [member.userName.toUpperCase(), ` ${full} `, phoneNumber, `+86 ${spaced}`, email.toUpperCase()];
    for (const userName of typed) expect((await enter({ userName })).status, userName).toBe(200);
  });

  it('prefers the proven phone over a user name that looks like it', async () => {
    const phoneNumber = `139${String(nextNumber()).padStart(8, '0')}`;
    const owner = await build();
    const squatter = await build();
    await shop.db.owner.update(users).set({ phoneNumber }).where(eq(users.id, owner.userId));
    await shop.db.owner.update(users).set({ userName: phoneNumber }).where(eq(users.id, squatter.userId));
    const { body } = await enter({ userName: phoneNumber });
    expect((await sessionOf(body.data.token)).userId).toBe(owner.userId);
  });

  it('takes the password as it is: case and width count', async () => {
    const member = await build();
    expect((await enter(member, { password: TEST_PASSWORD.toUpperCase() })).body.code).toBe(10010);
    expect((await enter(member, { password: ` ${TEST_PASSWORD}` })).body.code).toBe(10010);
  });

  it.each([
    ['frozen', 0],
    ['only invited', 2],
  ])('refuses a member who is %s', async (_, status) => {
    const { status: answered, body } = await enter(await build({ status }));
    expect({ answered, code: body.code }).toEqual({ answered: 403, code: 10012 });
  });

  it('refuses people of a frozen firm', async () => {
    const member = await build();
    await shop.db.owner.execute(sql`update firms set status = 0 where id = ${member.firmId}`);
    expect((await enter(member)).body.code).toBe(10012);
  });

  it('says at the first login that it is the first', async () => {
    const member = await build();
    const firstLogin = async () => {
      const { token } = (await enter(member)).body.data;
      return (await shop.post(INFO, {}, { token })).body.data.firstLogin;
    };
    expect([await firstLogin(), await firstLogin()]).toEqual([true, false]);
  });

  it('keeps address and browser, and lives longer when told to remember', async () => {
    const member = await build();
    const ip = someIp();
    const as = { ip, headers: { 'user-agent': CHROME } };
    const short = await sessionOf((await enter(member, {}, as)).body.data.token);
    const long = await sessionOf((await enter(member, { remember: true }, as)).body.data.token);
    expect(short).toMatchObject({ ip, userAgent: CHROME, loginSource: 0, remember: false });
    const hours = ({ expiresAt, createdAt }: typeof short) => (expiresAt.getTime() - createdAt.getTime()) / 3_600_000;
    expect([hours(short), hours(long)]).toEqual([12, 720]);
    expect([short.reauthenticatedAt !== null, long.reauthenticatedAt]).toEqual([true, null]);
  });

  it('renews a hash that was made with an older cost', async () => {
    const pepper = await readPepper(testEnv);
    const peppered = createHmac('sha256', pepper).update(TEST_PASSWORD).digest('base64');
    const old = await hash(peppered, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const member = await build({ passwordHash: old });
    expect((await enter(member)).status).toBe(200);
    const [{ stored } = { stored: null }] = await shop.db.owner
      .select({ stored: users.passwordHash })
      .from(users)
      .where(eq(users.id, member.userId));
    expect([isOutdated(old), stored !== old, isOutdated(stored ?? '')]).toEqual([true, true, false]);
    expect((await enter(member)).status).toBe(200);
  });

  it('stores no token and no password', async () => {
    const member = await build();
    const { token } = (await enter(member)).body.data;
    const { rows } = await shop.db.owner.execute(
      sql`select s.*, u.password_hash, (select json_agg(a) from audit_log a) from sessions s left join users u on u.id = s.user_id`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(TEST_PASSWORD);
  });
});

describe('the audit log', () => {
  it('holds opened and refused logins, and refused names only as digests', async () => {
    const member = await build();
    const ip = someIp();
    await enter(member, { password: 'wrong' }, { ip });
    await enter(member, {}, { ip });
    const { rows } = await shop.db.owner.execute(sql`select * from audit_log order by id desc limit 2`);
    expect(rows.map((row) => row.action)).toEqual(['session.opened', 'login.refused']);
    expect(rows[0]).toMatchObject({ firm_id: String(member.firmId), user_id: String(member.userId) });
    expect(JSON.stringify(rows[1])).not.toContain(member.userName);
  });
});

describe('a login from a new device', () => {
  it('is told to the owner, once', async () => {
    const member = await build();
    const email = `owner${nextNumber()}@firm.example`;
    await shop.db.owner.update(users).set({ email }).where(eq(users.id, member.userId));
    await shop.db.owner.delete(sessions).where(eq(sessions.userId, member.userId));
    const from = (ip: string, agent: string) => enter(member, {}, { ip, headers: { 'user-agent': agent } });
    const told = async () => (await takeMessages(shop, email)).length;
    await from('203.0.113.9', CHROME);
    expect(await told(), 'first login of all').toBe(0);
    await from('203.0.113.9', CHROME.replace('156', '157'));
    expect(await told(), 'same device, renewed').toBe(0);
    await from('203.0.113.9', FIREFOX);
    const [letter] = await takeMessages(shop, email);
    expect(letter?.text).toMatch(/Firefox 150 · Linux[\s\S]*203\.0\.113\.\*/);
    expect(letter?.text).toContain('http://shop.test/user/personal/info.html');
    await from('203.0.113.9', FIREFOX);
    expect(await told(), 'known by now').toBe(0);
    await from('192.0.2.77', FIREFOX);
    expect(await told(), 'another network').toBe(1);
  });
});

describe('visitor login', () => {
  it.each([
    ['with the header of the specification', { scenariocode: 'official' }],
    ['without it', {}],
  ])('is an empty body, %s', async (_, headers: Record<string, string>) => {
    const { status, body } = await logIn(shop, {}, { headers });
    expect({ status, visitor: body.data.visitor }).toEqual({ status: 200, visitor: true });
    expect((await sessionOf(body.data.token)).userId).toBeNull();
  });

  it('leaves a visitor the session with the cart', async () => {
    const { token } = (await logIn(shop, {})).body.data;
    expect((await logIn(shop, {}, { token })).body.data.token).toBe(token);
  });

  it('ends the session of somebody logged in', async () => {
    const member = await build();
    await logIn(shop, {}, { token: member.token });
    expect((await shop.post(INFO, {}, { token: member.token })).status).toBe(401);
  });

  it('is not to be had with a body, whatever the header says', async () => {
    const member = await build();
    const headers = { scenariocode: 'official' };
    expect((await enter(member, { password: 'wrong' }, { headers })).body.code).toBe(10010);
    expect((await enter(member, {}, { headers })).body.data.visitor).toBe(false);
    expect((await logIn(shop, { userName: member.userName }, { headers })).status).toBe(400);
  });
});

describe('half a login', () => {
  it.each([
    [{ userName: 'a' }, 'password'],
    [{ password: 'a' }, 'userName'],
    [{ userName: '  ', password: 'a' }, 'userName'],
    [{ phoneNumber: '13800000000' }, 'smsCode'],
    [{ smsCode: '123456' }, 'phoneNumber'],
    [{ remember: true }, 'userName'],
    [{ captchaId: 'a'.repeat(22) }, 'userName'],
    [{ userName: 'a', password: 'a', phoneNumber: '13800000000', smsCode: '123456' }, 'phoneNumber'],
    [{ userName: 'a', smsCode: '123456' }, 'phoneNumber'],
  ])('%j names the field %s', async (input, field) => {
    const { status, body } = await logIn(shop, input);
    expect(status).toBe(400);
    expect(body.message).toContain(`字段 ${field}：`);
  });
});

it.each([null, '', 'plain', '$2b$10$abcdefghijklmnopqrstuv'])(
  'nobody logs in against the stored hash %j',
  async (stored) => {
    const member = await build({ passwordHash: stored as string });
    expect((await enter(member)).body.code).toBe(10010);
  },
);
