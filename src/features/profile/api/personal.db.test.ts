import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { sessions, users } from '#features/access/api/access-tables.ts';
import { hashToken } from '#features/access/api/session-token.ts';
import { hashCode } from '#features/verification/api/spend-code.ts';
import { verificationKeys } from '#features/verification/api/verification-keys.ts';
import { verificationCodes } from '#features/verification/api/verification-tables.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

const PROFILE = '/member-center/user/profile';
const CODE = '246810';

let shop: TestShop;
let person: TestMember;

const call = (path: string, input: object = {}, member = person) =>
  shop.post(`${PROFILE}/${path}`, input, { token: member.token });
const rowOf = async ({ userId } = person) => {
  const [row] = await shop.db.owner.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error('no such user');
  return row;
};
const newPhone = () => `139${String(10_000_000 + nextNumber())}`;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  person = await buildMember(shop.db.owner);
});

it('shows the caller’s own account, masked', async () => {
  const [phoneNumber, email] = [newPhone(), `limin${nextNumber()}@firm.test`];
  await shop.db.owner.update(users).set({ phoneNumber, email }).where(eq(users.id, person.userId));
  const { status, body } = await call('read');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ userName: person.userName, identity: '企业账号', roles: [expect.any(String)] });
  expect(body.data.phoneNumber).toBe(`139*****${phoneNumber.slice(-3)}`);
  expect(body.data.email).toMatch(/^limin.*\*\*@firm\.test$/);
  expect(JSON.stringify(body)).not.toContain(phoneNumber);
});

it.each([
  ['group', { firmType: 'group' }, {}, '集团账号'],
  ['sales', {}, { participantExtendType: 5 }, '销售账号'],
  ['staff', { firmType: 'operator' }, {}, '商城运营账号'],
  ['restricted', { firmChannel: 1 }, {}, '采购系统对接'],
] as const)('is open to %s accounts and names them', async (_, firmFacts, memberFacts, words) => {
  const firm = await buildFirm(shop.db.owner, firmFacts);
  const member = await buildMember(shop.db.owner, { firm, ...memberFacts });
  const { status, body } = await call('update', { nickName: '新昵称' }, member);
  expect(status).toBe(200);
  expect(body.data.identity).toContain(words);
});

it('is closed to sessions of procurement systems', async () => {
  const guest = await buildMember(shop.db.owner, { loginSource: 3 });
  for (const path of ['read', 'update', 'avatar/remove']) expect((await call(path, {}, guest)).status).toBe(403);
});

it('changes what is given and nothing else', async () => {
  await call('update', { realName: '李敏', nickName: '小李', subscribePromotion: true });
  const { body } = await call('update', { nickName: '' });
  expect(body.data).toMatchObject({ realName: '李敏', nickName: null, subscribePromotion: true });
  const other = await buildMember(shop.db.owner, { firm: person });
  expect((await rowOf(other)).nickName).toBeNull();
  const events = await shop.db.owner.select().from(auditLog).where(eq(auditLog.userId, person.userId));
  expect(events.map(({ action, after }) => ({ action, after }))).toEqual([
    { action: 'profile.updated', after: ['realName', 'subscribePromotion', 'nickName'] },
    { action: 'profile.updated', after: ['nickName'] },
  ]);
});

it('takes two changes at once', async () => {
  await Promise.all([call('update', { realName: '王芳' }), call('update', { nickName: '芳' })]);
  expect(await rowOf()).toMatchObject({ realName: '王芳', nickName: '芳' });
});

it.each([
  ['realName', ''],
  ['realName', '  '],
  ['realName', null],
  ['realName', '名'.repeat(21)],
  ['realName', '李\u0000敏'],
  ['nickName', 'x\u202Eexe'],
  ['nickName', ['a']],
  ['nickName', 'x'.repeat(21)],
  ['subscribePromotion', 'true'],
  ['avatarUrl', 'https://evil.test/x.png'],
  ['phoneNumber', '13900000000'],
  ['userId', '1'],
])('refuses %s = %j and names it', async (field, value) => {
  const before = await rowOf();
  const { status, body } = await call('update', { [field]: value });
  expect(status).toBe(400);
  expect(body.message).toContain(field);
  expect(await rowOf()).toEqual(before);
});

describe('change of phone and mail address', () => {
  const confirmPassword = (member = person, at = new Date()) =>
    shop.db.owner
      .update(sessions)
      .set({ reauthenticatedAt: at })
      .where(eq(sessions.tokenHash, hashToken(member.token)));

  async function sendCode(channel: 'sms' | 'mail', target: string, purpose: 'change_phone' | 'change_mail' | 'login') {
    const binding = { channel, target, purpose };
    const codeHash = hashCode(verificationKeys(await readPepper(testEnv)), binding, CODE);
    const expiresAt = new Date(Date.now() + 600_000);
    await shop.db.owner.insert(verificationCodes).values({ ...binding, codeHash, expiresAt });
  }

  const KINDS = [
    {
      path: 'phone/change',
      make: newPhone,
      field: 'phoneNumber',
      channel: 'sms',
      purpose: 'change_phone',
      taken: 'PHONE_TAKEN',
      topic: 'sms.send',
    },
    {
      path: 'mail/change',
      make: () => `new${nextNumber()}@firm.test`,
      field: 'email',
      channel: 'mail',
      purpose: 'change_mail',
      taken: 'MAIL_TAKEN',
      topic: 'mail.send',
    },
  ] as const;

  const effects = async (topic: string) => {
    const { rows } = await shop.db.owner.execute<{ n: number }>(
      `select count(*)::int as n from outbox where topic = '${topic}'`,
    );
    return rows[0]?.n ?? 0;
  };

  describe.each(KINDS)('$path', ({ path, make, field, channel, purpose, taken, topic }) => {
    it('takes the new one, tells the former one, and keeps a trace of both, masked', async () => {
      const [first, second] = [make(), make()];
      await confirmPassword();
      await sendCode(channel, first, purpose);
      const before = await effects(topic);
      const { status, body } = await call(path, { [field]: first, code: CODE });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.data[field]).toContain('*');
      expect((await rowOf())[field]).toBe(first);
      // There was none before, so nobody is told.
      expect(await effects(topic)).toBe(before);

      await sendCode(channel, second, purpose);
      expect((await call(path, { [field]: second, code: CODE })).status).toBe(200);
      expect(await effects(topic)).toBe(before + 1);
      const events = await shop.db.owner.select().from(auditLog).where(eq(auditLog.userId, person.userId));
      expect(events).toHaveLength(2);
      expect(JSON.stringify(events.map((event) => [event.before, event.after]))).not.toContain(second);
    });

    it('asks for the password first, and again after ten minutes', async () => {
      const value = make();
      await sendCode(channel, value, purpose);
      const refused = { status: 403, error: 'PASSWORD_NOT_CONFIRMED' };
      const attempt = async () => {
        const { status, body } = await call(path, { [field]: value, code: CODE });
        return { status, error: body.error };
      };
      expect(await attempt()).toEqual(refused);
      await confirmPassword(person, new Date(Date.now() - 11 * 60_000));
      expect(await attempt()).toEqual(refused);
      const colleague = await buildMember(shop.db.owner, { firm: person });
      await confirmPassword(colleague);
      expect(await attempt()).toEqual(refused);
      // The code was not used up by any of them.
      await confirmPassword();
      expect((await attempt()).status).toBe(200);
    });

    it('refuses a wrong code, a used one, one for somewhere else and one for something else', async () => {
      const [value, elsewhere] = [make(), make()];
      await confirmPassword();
      await sendCode(channel, value, 'login');
      await sendCode(channel, elsewhere, purpose);
      const attempt = async (code: string) => {
        const { status, body } = await call(path, { [field]: value, code });
        return { status, error: body.error };
      };
      const refused = { status: 422, error: 'CONTACT_CODE_REFUSED' };
      expect(await attempt(CODE)).toEqual(refused);
      await sendCode(channel, value, purpose);
      expect(await attempt('000000')).toEqual(refused);
      expect((await rowOf())[field]).toBeNull();
      expect((await attempt(CODE)).status).toBe(200);
      expect(await attempt(CODE)).toEqual(refused);
    });

    it('gives up after five wrong tries', async () => {
      const value = make();
      await confirmPassword();
      await sendCode(channel, value, purpose);
      for (let tries = 0; tries < 5; tries += 1) await call(path, { [field]: value, code: '111111' });
      expect((await call(path, { [field]: value, code: CODE })).status).toBe(422);
      expect((await rowOf())[field]).toBeNull();
    });

    it('tells only the owner of the code that somebody else uses it', async () => {
      const value = make();
      const owner = await buildMember(shop.db.owner);
      await shop.db.owner
        .update(users)
        .set({ [field]: value })
        .where(eq(users.id, owner.userId));
      await confirmPassword();
      const wrong = await call(path, { [field]: value, code: '000000' });
      expect(wrong.body.error).toBe('CONTACT_CODE_REFUSED');
      await sendCode(channel, value, purpose);
      const proven = await call(path, { [field]: value, code: CODE });
      expect({ status: proven.status, error: proven.body.error }).toEqual({ status: 409, error: taken });
      expect((await rowOf(owner))[field]).toBe(value);
      expect((await rowOf())[field]).toBeNull();
    });

    it('gives one of two who claim it at once the contact, the other a refusal', async () => {
      const value = make();
      const rival = await buildMember(shop.db.owner);
      await Promise.all([confirmPassword(), confirmPassword(rival)]);
      await sendCode(channel, value, purpose);
      const answers = await Promise.all([person, rival].map((one) => call(path, { [field]: value, code: CODE }, one)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    });

    it.each([
      [{ code: CODE }, field],
      [{ [field]: '', code: CODE }, field],
      [{ [field]: 'nobody', code: CODE }, field],
      [{ [field]: [make()], code: CODE }, field],
      [{ [field]: `${make()}\0`, code: CODE }, field],
      [{ [field]: '%', code: CODE }, field],
      [{ [field]: make() }, 'code'],
      [{ [field]: make(), code: '' }, 'code'],
      [{ [field]: make(), code: '12345' }, 'code'],
      [{ [field]: make(), code: ['246810'] }, 'code'],
      [{ [field]: make(), code: null }, 'code'],
    ])('refuses %j and names the field', async (input, named) => {
      await confirmPassword();
      const { status, body } = await call(path, input);
      expect(status).toBe(400);
      expect(body.message).toContain(named);
    });
  });

  it('takes a mail address in any spelling as one address', async () => {
    await confirmPassword();
    const address = `mixed${nextNumber()}@firm.test`;
    await sendCode('mail', address, 'change_mail');
    const { status } = await call('mail/change', { email: ` ${address.toUpperCase()} `, code: CODE });
    expect(status).toBe(200);
    expect((await rowOf()).email).toBe(address);
  });
});
