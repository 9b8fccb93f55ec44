import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '#features/access/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import type { MailMessage } from '#platform/api/messages.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const SHOW = '/member-center/user/ver/invitation';
const SET = '/member-center/user/modifyPassword';
const RESEND = '/member-center/user/invitation/resend';
const ACCEPT = '/member-center/user/invitation/accept';
const LOGIN = '/member-center/user/login';
const PASSWORD = 'kettle on the hill';
const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());

/** Somebody invited, with the code of the mail. */
async function invite(facts: { passwordHash?: string; purpose?: 'activation' | 'reset'; status?: number } = {}) {
  const firm = await buildFirm(shop.db.owner, { name: '云岭机械有限公司' });
  const member = await buildMember(shop.db.owner, {
    firm,
    status: facts.status ?? 2,
    passwordHash: facts.passwordHash,
  });
  const email = `${member.userName}@yunling.example`;
  await shop.db.owner.execute(
    sql`update users set email = ${email}, real_name = '周婷', password_hash = ${facts.passwordHash ?? null} where id = ${member.userId}`,
  );
  const owner = { userId: member.userId, membershipId: member.memberId };
  const code = await inTransaction(shop.db.app, IDENTITY, 'write', (db) =>
    issueToken(db, facts.purpose ?? 'activation', owner),
  );
  return { ...member, email, code };
}

const statusOf = async ({ memberId }: { memberId: bigint }) => {
  const { rows } = await shop.db.owner.execute<{ status: number }>(
    sql`select status from memberships where id = ${memberId}`,
  );
  return rows[0]?.status;
};
const expire = (code: string) =>
  shop.db.owner.execute(
    sql`update one_time_tokens set expires_at = now() - interval '1 second'
        where token_hash = encode(sha256(convert_to(${code}, 'UTF8')), 'hex')`,
  );
const refusal = { status: 404, error: 'INVITATION_REFUSED', data: null };
const told = ({ status, body }: Awaited<ReturnType<TestShop['post']>>) => ({
  status,
  error: body.error,
  data: body.data,
});

describe('an invitation', () => {
  it('says whom it is for without giving the address away, and is not used by looking', async () => {
    const { code, userName } = await invite();
    for (let look = 0; look < 2; look += 1) {
      const { body } = await shop.post(SHOW, { code });
      expect(body.data).toMatchObject({ realName: '周婷', hasPassword: false });
      expect(body.data.firmName).toContain('云岭机械');
      expect(body.data.email).toMatch(/\*\*@yunling\.example$/);
      expect(body.data.email).not.toContain(userName);
    }
  });

  it('sets the first password, enables the member and opens no session', async () => {
    const invited = await invite();
    const { status, body, headers } = await shop.post(SET, { invitationCode: invited.code, newPassword: PASSWORD });
    expect({ status, data: body.data }).toEqual({ status: 200, data: { token: '' } });
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('t='))).toEqual([]);
    expect(await statusOf(invited)).toBe(1);
    const login = await shop.post(LOGIN, { userName: invited.userName, password: PASSWORD });
    expect({ status: login.status, visitor: login.body.data?.visitor }).toEqual({ status: 200, visitor: false });
  });

  it('lets one in when it is used twice at once', async () => {
    const invited = await invite();
    const answers = await Promise.all(
      ['kettle on the hill', 'kettle in the shed'].map((newPassword) =>
        shop.post(SET, { invitationCode: invited.code, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.map(({ body }) => body.error)).toContain('INVITATION_REFUSED');
    const { rows } = await shop.db.owner.execute(
      sql`select 1 from audit_log where action = 'member.activated' and object_id = ${String(invited.memberId)}`,
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['too short', 'kettle', 'too_short'],
    ['common', 'woaini1314', 'common'],
    ['the name of the firm', '云岭机械一二三四五', 'personal'],
  ])('is not used up by a password that is %s', async (_, newPassword, fault) => {
    const invited = await invite();
    const { status, body } = await shop.post(SET, { invitationCode: invited.code, newPassword });
    expect({ status, data: body.data }).toEqual({ status: 400, data: { fault } });
    expect((await shop.post(SHOW, { code: invited.code })).status).toBe(200);
  });
});

describe('one answer for every invitation that is none', () => {
  const cases: [string, () => Promise<string>][] = [
    ['unknown', async () => 'x'.repeat(43)],
    ['of another purpose', async () => (await invite({ purpose: 'reset' })).code],
    ['of somebody enabled meanwhile', async () => (await invite({ status: 1 })).code],
    ['of somebody frozen meanwhile', async () => (await invite({ status: 0 })).code],
    [
      'expired',
      async () => {
        const { code } = await invite();
        await expire(code);
        return code;
      },
    ],
    [
      'used',
      async () => {
        const { code } = await invite();
        await shop.post(SET, { invitationCode: code, newPassword: PASSWORD });
        return code;
      },
    ],
    [
      'of a firm that was frozen',
      async () => {
        const { code, firmId } = await invite();
        await shop.db.owner.execute(sql`update firms set status = 0 where id = ${firmId}`);
        return code;
      },
    ],
  ];

  it.each(cases)('%s', async (_, make) => {
    const code = await make();
    expect(told(await shop.post(SHOW, { code }))).toEqual(refusal);
    expect(told(await shop.post(SET, { invitationCode: code, newPassword: PASSWORD }))).toEqual(refusal);
    expect(told(await shop.post(ACCEPT, { code }))).toEqual(refusal);
  });
});

describe('somebody who has a password already', () => {
  const passwordHash = 'a-hash-of-long-ago';

  it('accepts and keeps it', async () => {
    const invited = await invite({ passwordHash });
    expect((await shop.post(SHOW, { code: invited.code })).body.data.hasPassword).toBe(true);
    expect((await shop.post(ACCEPT, { code: invited.code })).status).toBe(200);
    expect(await statusOf(invited)).toBe(1);
    expect(told(await shop.post(ACCEPT, { code: invited.code }))).toEqual(refusal);
  });

  it('is not given another one by an invitation', async () => {
    const invited = await invite({ passwordHash });
    expect(told(await shop.post(SET, { invitationCode: invited.code, newPassword: PASSWORD }))).toEqual(refusal);
    const { rows } = await shop.db.owner.execute(sql`select password_hash from users where id = ${invited.userId}`);
    expect(rows).toEqual([{ password_hash: passwordHash }]);
  });

  it('must set one first where there is none', async () => {
    const invited = await invite();
    expect(told(await shop.post(ACCEPT, { code: invited.code }))).toEqual(refusal);
    expect(await statusOf(invited)).toBe(2);
    expect((await shop.post(SHOW, { code: invited.code })).status).toBe(200);
  });
});

describe('asking for the mail again', () => {
  const linkIn = (mail: MailMessage) => /activation\.html\?code=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
  const mailsTo = async (email: string) => (await takeMessages(shop, email)) as MailMessage[];

  it('sends a fresh link that works and voids the old one', async () => {
    const invited = await invite();
    await expire(invited.code);
    expect(told(await shop.post(RESEND, { code: invited.code }))).toEqual({ status: 200, error: undefined, data: {} });
    const [mail] = await mailsTo(invited.email);
    if (!mail) throw new Error('no mail');
    expect(mail.text).toContain('http://shop.test/activation.html?code=');
    expect((await shop.post(SHOW, { code: linkIn(mail) })).status).toBe(200);
    expect((await shop.post(SHOW, { code: invited.code })).status).toBe(404);
  });

  it('answers the same and sends nothing for used, unknown and foreign codes', async () => {
    const used = await invite();
    await shop.post(SET, { invitationCode: used.code, newPassword: PASSWORD });
    const other = await invite({ purpose: 'reset' });
    for (const code of [used.code, other.code, 'y'.repeat(43)]) {
      expect(told(await shop.post(RESEND, { code }))).toEqual({ status: 200, error: undefined, data: {} });
    }
    expect([...(await mailsTo(used.email)), ...(await mailsTo(other.email))]).toEqual([]);
  });

  it('sends three mails an hour and no more', async () => {
    const invited = await invite();
    for (let n = 0; n < 5; n += 1) await shop.post(RESEND, { code: invited.code });
    expect(await mailsTo(invited.email)).toHaveLength(3);
  });
});

it('keeps no link in the database', async () => {
  const invited = await invite();
  await shop.post(RESEND, { code: invited.code });
  const { rows } = await shop.db.owner.execute(sql`select payload from outbox`);
  expect(JSON.stringify(rows)).not.toContain('activation.html');
  const tokens = await shop.db.owner.execute(sql`select * from one_time_tokens`);
  expect(JSON.stringify(tokens.rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    invited.code,
  );
});

it.each([
  ['128 emoji', '🔩🔧🪛🪚'.repeat(31).concat('🔨🧲🧰🧯')],
  ['Chinese with blanks', ' 紫色的 螺丝刀 在跳舞 '],
  ['accents typed apart', 'Zoë likes bolts'.normalize('NFD')],
])('a password of %s logs in, whole', async (_, password) => {
  const invited = await invite();
  expect((await shop.post(SET, { invitationCode: invited.code, newPassword: password })).status).toBe(200);
  const logIn = (typed: string) => shop.post(LOGIN, { userName: invited.userName, password: typed });
  expect((await logIn([...password].slice(0, -1).join(''))).status).toBe(401);
  const { body } = await logIn(password.normalize('NFC'));
  expect(body.data.visitor).toBe(false);
});
