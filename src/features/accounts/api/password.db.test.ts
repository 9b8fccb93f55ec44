import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { hashPassword, verifyPassword } from '#features/access/api/public.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildCode } from '#tests/factories/build-code.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

const SET = '/member-center/user/modifyPassword';
const CHECK = '/member-center/user/checkSecret';
const INFO = '/member-center/user/info';
const OLD = 'right-horse-battery';
const NEW = 'kettle on the hill';

let shop: TestShop;
let passwordHash: string;
let member: TestMember;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  passwordHash = await hashPassword(OLD, await readPepper(testEnv));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  member = await buildMember(shop.db.owner, { passwordHash });
});

/** Beside the login, whose own limits would count. */
const opens = async (password: string) => {
  const { rows } = await shop.db.owner.execute<{ hash: string }>(
    sql`select password_hash as hash from users where id = ${member.userId}`,
  );
  return verifyPassword(password, rows[0]?.hash ?? null, await readPepper(testEnv));
};
const isOpen = async (token: string) => (await shop.post(INFO, {}, { token })).status === 200;
const anotherSession = () => buildSession(shop.db.owner, { ...member, membershipId: member.memberId });

describe('changing the own password', () => {
  const change = (fields: object, token = member.token) =>
    shop.post(SET, fields, { token, headers: { 'x-token-in-body': '1' } });

  it('ends every session and goes on under a new id', async () => {
    const elsewhere = await anotherSession();
    const { status, body, headers } = await change({ oldPassword: OLD, newPassword: NEW });
    expect(status).toBe(200);
    expect(await isOpen(body.data.token)).toBe(true);
    expect(await isOpen(member.token)).toBe(false);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('t='))).toContain('HttpOnly');
    expect([await opens(NEW), await opens(OLD)]).toEqual([true, false]);
  });

  it('gives no longer life than the session had', async () => {
    const { body } = await change({ oldPassword: OLD, newPassword: NEW });
    const { rows } = await shop.db.owner.execute<{ ok: boolean }>(
      sql`select bool_and(expires_at <= now() + interval '1 hour') as ok from sessions
          where user_id = ${member.userId} and revoked_at is null`,
    );
    expect({ token: body.data.token.length, ok: rows[0]?.ok }).toEqual({ token: 43, ok: true });
  });

  it.each([
    ['a wrong old password', { oldPassword: 'wrong-horse', newPassword: NEW }, 422, 'SECRET_REFUSED'],
    ['the same one again', { oldPassword: OLD, newPassword: OLD }, 400, 'PASSWORD_UNFIT'],
    ['a common one', { oldPassword: OLD, newPassword: 'Qwerty123!' }, 400, 'PASSWORD_UNFIT'],
  ])('refuses %s and ends nothing', async (_, fields, status, error) => {
    const answer = await change(fields);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
    expect(await isOpen(member.token)).toBe(true);
  });

  it('refuses the own user name in it', async () => {
    const { body } = await change({ oldPassword: OLD, newPassword: `${member.userName} on the hill` });
    expect(body.data).toEqual({ fault: 'personal' });
  });

  it('is one change when it is sent twice at once', async () => {
    const answers = await Promise.all(
      [NEW, 'kettle in the shed'].map((newPassword) => change({ oldPassword: OLD, newPassword })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const open = await Promise.all(answers.map(({ body }) => isOpen(body.data?.token ?? 'x'.repeat(43))));
    expect(open.filter(Boolean)).toHaveLength(1);
  });

  it('is not for visitors', async () => {
    const visitor = await buildSession(shop.db.owner, null);
    for (const token of [visitor, undefined]) {
      const { status } = await shop.post(SET, { oldPassword: OLD, newPassword: NEW }, { token });
      expect(status).toBe(401);
    }
  });

  it('is not for sessions of procurement systems, whatever is sent', async () => {
    const partner = await buildMember(shop.db.owner, { passwordHash, loginSource: 3 });
    const fields = [
      { oldPassword: OLD, newPassword: NEW },
      { invitationCode: 'x'.repeat(43), newPassword: NEW },
    ];
    for (const input of fields) expect((await change(input, partner.token)).status).toBe(403);
  });
});

describe('asking for the password again', () => {
  const check = (password: string) => shop.post(CHECK, { password }, { token: member.token });

  it('marks the session', async () => {
    const marked = () =>
      shop.db.owner.execute(
        sql`select 1 from sessions where user_id = ${member.userId} and reauthenticated_at is not null`,
      );
    expect((await marked()).rows).toHaveLength(0);
    expect((await check('wrong-horse')).status).toBe(422);
    expect((await marked()).rows).toHaveLength(0);
    expect((await check(OLD)).status).toBe(200);
    expect((await marked()).rows).toHaveLength(1);
  });

  it('allows five tries in every process together, whichever call asks', async () => {
    const beside = await startTestShop({ limiter: UNCOUNTED, beside: shop });
    try {
      const tries = [
        () => check('wrong-1'),
        () => beside.post(CHECK, { password: 'wrong-2' }, { token: member.token }),
        () => shop.post(SET, { oldPassword: 'wrong-3', newPassword: NEW }, { token: member.token }),
        () => beside.post(CHECK, { password: 'wrong-4' }, { token: member.token }),
        () => check('wrong-5'),
      ];
      for (const attempt of tries) expect((await attempt()).body.error).toBe('SECRET_REFUSED');
      expect((await check(OLD)).body.error).toBe('SECRET_LOCKED');
      expect((await beside.post(CHECK, { password: OLD }, { token: member.token })).status).toBe(429);
    } finally {
      await beside.stop();
    }
  });

  it('starts the count anew after the right one', async () => {
    for (let n = 0; n < 4; n += 1) await check(`wrong-${n}`);
    expect((await check(OLD)).status).toBe(200);
    for (let n = 0; n < 4; n += 1) await check(`wrong-${n}`);
    expect((await check(OLD)).status).toBe(200);
  });

  it('lets no more through when twenty are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => check(`wrong-${n}`)));
    expect(answers.filter(({ body }) => body.error === 'SECRET_REFUSED').length).toBeLessThanOrEqual(5);
  });
});

describe('resetting a forgotten password', () => {
  let phoneNumber: string;
  let email: string;
  beforeEach(async () => {
    phoneNumber = `138${String(10_000_000 + nextNumber())}`;
    email = `${member.userName}@firm.example`;
    await shop.db.owner.execute(
      sql`update users set phone_number = ${phoneNumber}, email = ${email} where id = ${member.userId}`,
    );
  });
  const answerOf = ({ status, body }: Awaited<ReturnType<TestShop['post']>>) => ({
    status,
    error: body.error,
    message: body.message,
    data: body.data,
  });

  it.each(['sms', 'mail'] as const)('by %s ends every session and opens none', async (channel) => {
    const target = channel === 'sms' ? phoneNumber : email;
    const code = await buildCode(shop.db.owner, { channel, target, purpose: 'reset' });
    const account = channel === 'sms' ? { phoneNumber } : { email: email.toUpperCase() };
    const { status, body, headers } = await shop.post(SET, { ...account, code, newPassword: NEW });
    expect({ status, data: body.data, cookies: headers.getSetCookie() }).toEqual({
      status: 200,
      data: { token: '' },
      cookies: [],
    });
    expect(await isOpen(member.token)).toBe(false);
    expect([await opens(NEW), await opens(OLD)]).toEqual([true, false]);
    expect((await shop.post(SET, { ...account, code, newPassword: 'kettle in the shed' })).status).toBe(422);
  });

  it('answers the same to a wrong code, a code of another purpose or channel, and an unknown account', async () => {
    await buildCode(shop.db.owner, { channel: 'sms', target: phoneNumber, purpose: 'login' });
    await buildCode(shop.db.owner, { channel: 'mail', target: email, purpose: 'reset' });
    const answers = [
      await shop.post(SET, { phoneNumber, code: '482913', newPassword: NEW }),
      await shop.post(SET, { email, code: '000000', newPassword: NEW }),
      await shop.post(SET, { phoneNumber: '13900000001', code: '482913', newPassword: NEW }),
      await shop.post(SET, { email: 'nobody@firm.example', code: '482913', newPassword: NEW }),
    ].map(answerOf);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 422, error: 'RESET_REFUSED', data: null });
    expect(await isOpen(member.token)).toBe(true);
  });

  it('counts wrong tries: after five the right code is wrong', async () => {
    const code = await buildCode(shop.db.owner, { channel: 'sms', target: phoneNumber, purpose: 'reset' });
    for (let n = 0; n < 5; n += 1) await shop.post(SET, { phoneNumber, code: `00000${n}`, newPassword: NEW });
    expect((await shop.post(SET, { phoneNumber, code, newPassword: NEW })).status).toBe(422);
  });

  it('lets one of two with the same code through', async () => {
    const code = await buildCode(shop.db.owner, { channel: 'sms', target: phoneNumber, purpose: 'reset' });
    const answers = await Promise.all(
      [NEW, 'kettle in the shed'].map((newPassword) => shop.post(SET, { phoneNumber, code, newPassword })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('does not use the code up for a password that anybody could have refused', async () => {
    const code = await buildCode(shop.db.owner, { channel: 'sms', target: phoneNumber, purpose: 'reset' });
    for (const newPassword of ['short', '88888888', `xx${phoneNumber}xx`]) {
      expect((await shop.post(SET, { phoneNumber, code, newPassword })).body.error).toBe('PASSWORD_UNFIT');
    }
    expect((await shop.post(SET, { phoneNumber, code, newPassword: NEW })).status).toBe(200);
  });

  it('tells what the account knows only to somebody who proved it', async () => {
    const newPassword = `${member.userName} on the hill`;
    const stranger = await shop.post(SET, { phoneNumber, code: '000000', newPassword });
    expect(stranger.body.error).toBe('RESET_REFUSED');
    const code = await buildCode(shop.db.owner, { channel: 'sms', target: phoneNumber, purpose: 'reset' });
    const owner = await shop.post(SET, { phoneNumber, code, newPassword });
    expect({ error: owner.body.error, data: owner.body.data }).toEqual({
      error: 'PASSWORD_UNFIT',
      data: { fault: 'personal' },
    });
    expect(await opens(OLD)).toBe(true);
  });
});
