import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'right-horse-battery';
const LOGIN = '/member-center/user/login';
const INFO = '/member-center/user/info';
const WANT_TOKEN = { 'x-token-in-body': '1' };

let shop: TestShop;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestShop();
  passwordHash = await hashPassword(PASSWORD, await readPepper(testEnv));
});
afterAll(() => shop.stop());

const logIn = (member: Pick<TestMember, 'userName'>, password = PASSWORD) =>
  shop.post(LOGIN, { userName: member.userName, password }, { headers: WANT_TOKEN });

describe('login', () => {
  it('opens a session that works and that logout ends', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash });
    const { status, body, headers } = await logIn(member);
    expect({ status, visitor: body.data.visitor }).toEqual({ status: 200, visitor: false });
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('t='))).toMatch(
      /Path=\/; SameSite=Lax; HttpOnly$/,
    );
    const { token } = body.data;
    expect((await shop.post(INFO, {}, { token })).body.data.userName).toBe(member.userName);
    await shop.post('/member-center/user/out', {}, { token });
    expect((await shop.post(INFO, {}, { token })).status).toBe(401);
  });

  it('keeps the token away from scripts in browsers', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash });
    const headers = { ...WANT_TOKEN, 'sec-fetch-site': 'same-origin' };
    const { body } = await shop.post(LOGIN, { userName: member.userName, password: PASSWORD }, { headers });
    expect(body.data.token).toBe('');
  });

  it('replaces the session it was called with', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash });
    await shop.post(LOGIN, { userName: member.userName, password: PASSWORD }, { token: member.token });
    expect((await shop.post(INFO, {}, { token: member.token })).status).toBe(401);
  });

  it('ignores the case of the user name and nothing else', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash });
    expect((await logIn({ userName: member.userName.toUpperCase() })).status).toBe(200);
    expect((await logIn(member, PASSWORD.toUpperCase())).status).toBe(401);
  });

  it('answers the same to a wrong password and to an unknown account', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash });
    const strip = ({ status, body }: { status: number; body: object }) => ({ status, ...body, requestId: undefined });
    expect(strip(await logIn(member, 'wrong'))).toEqual(strip(await logIn({ userName: 'nobody-here' }, 'wrong')));
  });

  it('locks an account after ten wrong passwords, even for the right one', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash });
    for (let n = 0; n < 10; n += 1) {
      await logIn(member, `wrong${n}`);
      await shop.db.owner.execute(sql`delete from rate_limits where key like 'login:%'`);
    }
    const { status, body } = await logIn(member);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 10011 });
  });

  it.each([
    ['frozen', 0],
    ['only invited', 2],
  ])('refuses a member who is %s', async (_, memberStatus) => {
    const member = await buildMember(shop.db.owner, { passwordHash, status: memberStatus });
    const { status, body } = await logIn(member);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 10012 });
  });

  it('stores no token and no password', async () => {
    const member = await buildMember(shop.db.owner, { passwordHash });
    const { body } = await logIn(member);
    const { rows } = await shop.db.owner.execute(
      sql`select s.*, u.password_hash from sessions s join users u on u.id = s.user_id`,
    );
    expect(JSON.stringify(rows)).not.toContain(body.data.token);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });
});

describe('a session', () => {
  it.each([
    ['idle too long', sql`update sessions set idle_expires_at = now() - interval '1 second'`],
    ['past its absolute limit', sql`update sessions set expires_at = now() - interval '1 second'`],
    ['of a member frozen meanwhile', sql`update memberships set status = 0`],
    ['of a firm frozen meanwhile', sql`update firms set status = 0`],
    ['that was revoked', sql`update sessions set revoked_at = now()`],
  ])('%s is over at the next call', async (_, change) => {
    const member = await buildMember(shop.db.owner);
    expect((await shop.post(INFO, {}, { token: member.token })).status).toBe(200);
    await shop.db.owner.execute(change);
    expect((await shop.post(INFO, {}, { token: member.token })).status).toBe(401);
  });

  it('shows personal data masked', async () => {
    const member = await buildMember(shop.db.owner);
    await shop.db.owner.execute(
      sql`update users set phone_number = '13812345678', email = 'zhang.san@firm.example' where id = ${member.userId}`,
    );
    const { body } = await shop.post(INFO, {}, { token: member.token });
    expect(body.data.phoneNumber).not.toContain('12345');
    expect(body.data.email).not.toContain('zhang.san@');
  });

  it.each(['', ' ', '%', '*', 'null', 'undefined', '\u00ff', 'x'.repeat(43), "' or 1=1 --"])(
    'is not opened by %j',
    async (token) => {
      expect((await shop.post(INFO, {}, { headers: { cookie: `t=${encodeURIComponent(token)}` } })).status).toBe(401);
    },
  );
});
