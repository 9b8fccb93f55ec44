import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { type CodeBinding, insertCode } from '#features/verification/api/code-repo.ts';
import { hashCode } from '#features/verification/api/spend-code.ts';
import { verificationKeys } from '#features/verification/api/verification-keys.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { logIn } from '#tests/factories/log-in.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { sessions, users } from './access-tables.ts';
import { hashToken } from './session-token.ts';

const CODE = '246813';
const SMS_REFUSED = { status: 401, code: 10014 };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED, env: { trustProxy: true } });
});
afterAll(() => shop.stop());

async function sendCode(phoneNumber: string, purpose: CodeBinding['purpose'] = 'login'): Promise<void> {
  const binding = { channel: 'sms', target: phoneNumber, purpose } as const;
  await insertCode(shop.db.owner, binding, hashCode(verificationKeys(await readPepper(testEnv)), binding, CODE));
}

async function newPhone(status = 1) {
  const phoneNumber = `135${String(nextNumber()).padStart(8, '0')}`;
  const member = await buildMember(shop.db.owner, { status });
  await shop.db.owner.update(users).set({ phoneNumber }).where(eq(users.id, member.userId));
  return { ...member, phoneNumber };
}

async function enter(phoneNumber: string, smsCode = CODE, facts: object = {}) {
  const ip = `192.0.2.${nextNumber() % 250}`;
  const { status, body } = await logIn(shop, { phoneNumber, smsCode, ...facts }, { ip });
  return { status, code: body.code, token: body.data?.token as string };
}

it('opens a session for the owner of the phone, once', async () => {
  const { phoneNumber, userId } = await newPhone();
  await sendCode(phoneNumber);
  const { status, token } = await enter(phoneNumber, CODE, { remember: true });
  expect(status).toBe(200);
  const [session] = await shop.db.owner
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  expect(session).toMatchObject({ userId, remember: true });
  expect(await enter(phoneNumber)).toMatchObject(SMS_REFUSED);
});

it('refuses wrong codes, codes for another act or phone, and phones nobody has', async () => {
  const { phoneNumber } = await newPhone();
  const other = await newPhone();
  await sendCode(phoneNumber, 'reset');
  expect(await enter(phoneNumber)).toMatchObject(SMS_REFUSED);
  await sendCode(phoneNumber);
  expect(await enter(phoneNumber, '000000')).toMatchObject(SMS_REFUSED);
  expect(await enter(other.phoneNumber)).toMatchObject(SMS_REFUSED);
  const nobodys = `134${String(nextNumber()).padStart(8, '0')}`;
  await sendCode(nobodys);
  expect(await enter(nobodys)).toMatchObject(SMS_REFUSED);
  expect((await enter(phoneNumber)).status).toBe(200);
});

it('voids a code after five wrong ones, however many processes and addresses try', async () => {
  const { phoneNumber } = await newPhone();
  await sendCode(phoneNumber);
  await Promise.all(Array.from({ length: 5 }, (_, n) => enter(phoneNumber, `11111${n}`)));
  expect(await enter(phoneNumber)).toMatchObject(SMS_REFUSED);
});

it('tells a frozen person so only after the right code', async () => {
  const { phoneNumber } = await newPhone(0);
  await sendCode(phoneNumber);
  expect(await enter(phoneNumber, '000000')).toMatchObject(SMS_REFUSED);
  expect(await enter(phoneNumber)).toMatchObject({ status: 403, code: 10012 });
});
