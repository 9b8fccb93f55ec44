import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildSolvedCaptcha } from '#tests/factories/build-captcha.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { verificationCodes } from './verification-tables.ts';

const SMS = '/member-center/user/ver/sms';
const MAIL = '/member-center/user/ver/mail';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.owner.execute(sql`delete from rate_limits`);
});

let phones = 0;
const newPhone = () => `139${String((phones += 1)).padStart(8, '0')}`;

/** A request for a code with the picture solved, from a session of its own unless given. */
async function askFor(target: string, facts: { purpose?: string; token?: string; from?: TestShop } = {}) {
  const { purpose = 'register', from = shop } = facts;
  const token = facts.token ?? (await buildSession(shop.db.owner, null));
  const captchaId = await buildSolvedCaptcha(shop.db.owner, { token, solvedFor: target });
  const contact = target.includes('@') ? { email: target } : { phoneNumber: target };
  return from.post(target.includes('@') ? MAIL : SMS, { ...contact, purpose, captchaId }, { token });
}

async function buildReachable(facts: Parameters<typeof buildMember>[1] = {}) {
  const member = await buildMember(shop.db.owner, facts);
  const [phoneNumber, email] = [newPhone(), `${member.userName}@firm.example`];
  await shop.db.owner.execute(
    sql`update users set phone_number = ${phoneNumber}, email = ${email} where id = ${member.userId}`,
  );
  return { ...member, phoneNumber, email };
}

const pauseOver = () => shop.db.owner.execute(sql`update rate_limits set expire = 0 where key like 'code-pause:%'`);
const outboxRows = async () => (await shop.db.owner.execute(sql`select 1 from outbox`)).rows.length;
const codesTo = async (target: string) =>
  (await shop.db.owner.select().from(verificationCodes)).filter((row) => row.target === target);

describe('a code', () => {
  it('goes to a phone in Chinese, and neither answer nor database tell it', async () => {
    const phone = newPhone();
    const { status, body } = await askFor(phone);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { sentTo: `139*****${phone.slice(-3)}`, retryAfter: 60, expiresIn: 600 },
    });
    const [message, ...more] = await takeMessages(shop, phone);
    expect(more).toEqual([]);
    expect(message?.text).toMatch(/^【MRO采购系统】验证码 \d{6}，用于注册企业账号，10 分钟内有效。请勿告诉他人。$/);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    expect(JSON.stringify(body)).not.toContain(code);
    expect(JSON.stringify((await codesTo(phone)).map((row) => row.codeHash))).not.toContain(code);
  });

  it('goes to a mail address, whatever its case', async () => {
    expect((await askFor('New.Person@Firm.example')).body.data.sentTo).toBe('new.pers**@firm.example');
    expect(await takeMessages(shop, 'new.person@firm.example')).toHaveLength(1);
  });

  it.each(['login', 'reset'])('for %s goes to accounts only, and nobody can tell', async (purpose) => {
    const member = await buildReachable();
    const [phone, mail] = [newPhone(), `nobody-${purpose}@firm.example`];
    for (const [known, unknown] of [[member.phoneNumber, phone] as const, [member.email, mail] as const]) {
      const strip = ({ status, body }: Awaited<ReturnType<typeof askFor>>) => ({
        status,
        ...body,
        data: { ...body.data, sentTo: '' },
      });
      const before = await outboxRows();
      expect(strip(await askFor(known, { purpose }))).toEqual(strip(await askFor(unknown, { purpose })));
      // The same rows are written for both, so that the time it takes tells nothing either.
      expect([(await codesTo(known)).length, (await codesTo(unknown)).length]).toEqual([1, 1]);
      expect(await outboxRows()).toBe(before + 2);
      expect([(await takeMessages(shop, known)).length, (await takeMessages(shop, unknown)).length]).toEqual([1, 0]);
      expect((await askFor(unknown, { purpose })).body.code).toBe(10023);
    }
  });
});

describe('a picture', () => {
  it.each(['nobody solved', 'of another phone', 'of another session', 'used before', 'without session'])(
    '%s sends nothing',
    async (how) => {
      const phone = newPhone();
      const token = await buildSession(shop.db.owner, null);
      const solvedFor = how === 'of another phone' ? newPhone() : phone;
      const owner = how === 'of another session' ? await buildSession(shop.db.owner, null) : token;
      const id = await buildSolvedCaptcha(shop.db.owner, { token: owner, solvedFor });
      const body = { phoneNumber: phone, purpose: 'login', captchaId: how === 'nobody solved' ? 'x'.repeat(22) : id };
      if (how === 'used before') await shop.post(SMS, body, { token });
      await pauseOver();
      const refused = await shop.post(SMS, body, { token: how === 'without session' ? undefined : token });
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 422, code: 10021 });
    },
  );

  it('may be left out by somebody logged in who proves a new mail address, by nobody else', async () => {
    const { token } = await buildMember(shop.db.owner);
    const body = { email: 'fresh@firm.example', purpose: 'change_mail' };
    expect((await shop.post(MAIL, body, { token })).status).toBe(200);
    expect((await shop.post(MAIL, body)).status).toBe(401);
    expect((await shop.post(MAIL, { ...body, purpose: 'login' }, { token })).body.message).toContain('captchaId');
  });
});

describe('purposes of people who are logged in', () => {
  it.each(['change_phone', 'reauth'])('%s asks for the login first', async (purpose) => {
    const { status, body } = await askFor(newPhone(), { purpose });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 401 });
  });

  it.each(['change_phone', 'reauth'])('%s is not for people from a procurement system', async (purpose) => {
    const { token } = await buildMember(shop.db.owner, { loginSource: 3 });
    expect((await askFor(newPhone(), { purpose, token })).status).toBe(403);
  });

  it('reauth goes to the own phone and mail address, whatever is given', async () => {
    const member = await buildReachable();
    const send = async (path: string, body: object, who: Pick<TestMember, 'token' | 'userName'> = member) => {
      const captchaId = await buildSolvedCaptcha(shop.db.owner, { token: who.token, solvedFor: who.userName });
      return shop.post(path, { ...body, purpose: 'reauth', captchaId }, { token: who.token });
    };
    const foreign = newPhone();
    expect((await send(SMS, { phoneNumber: foreign })).status).toBe(200);
    expect((await send(MAIL, {})).status).toBe(200);
    expect(await takeMessages(shop, foreign)).toEqual([]);
    expect(await takeMessages(shop, member.phoneNumber)).toHaveLength(1);
    expect(await takeMessages(shop, member.email)).toHaveLength(1);
    const unreachable = await send(SMS, {}, await buildMember(shop.db.owner));
    expect({ status: unreachable.status, code: unreachable.body.code }).toEqual({ status: 422, code: 10022 });
  });
});

describe('limits', () => {
  it('let one of many simultaneous requests to two processes through a minute', async () => {
    const phone = newPhone();
    const second = await startTestShop({ limiter: UNCOUNTED, beside: shop });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => askFor(phone, { from: n % 2 ? shop : second })),
    );
    await second.stop();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 10023, data: { retryAfter: expect.any(Number) } });
    expect(await takeMessages(shop, phone)).toHaveLength(1);
    expect(await codesTo(phone)).toHaveLength(1);
  });

  it('let ten codes a day through to one phone, from whatever address', async () => {
    const phone = newPhone();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await askFor(phone, { purpose: n % 2 ? 'login' : 'register' })).status);
      await shop.db.owner.execute(sql`delete from rate_limits where key ~ '^code-(pause|address):'`);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('let twenty codes an hour through from one address, which nobody can make up', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const [phone, token] = [newPhone(), await buildSession(shop.db.owner, null)];
      const captchaId = await buildSolvedCaptcha(shop.db.owner, { token, solvedFor: phone });
      const headers = { 'x-forwarded-for': `203.0.113.${n}`, cip: `203.0.113.${n}` };
      const answer = await shop.post(SMS, { phoneNumber: phone, purpose: 'register', captchaId }, { token, headers });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });

  it('close sending for the day and leave the picture unused', async () => {
    await askFor(newPhone());
    await shop.db.owner.execute(sql`update rate_limits set points = 5000 where key = 'code-shop:sms'`);
    const [phone, token] = [newPhone(), await buildSession(shop.db.owner, null)];
    const captchaId = await buildSolvedCaptcha(shop.db.owner, { token, solvedFor: phone });
    const send = () => shop.post(SMS, { phoneNumber: phone, purpose: 'register', captchaId }, { token });
    expect((await send()).body).toMatchObject({ code: 10024 });
    expect(await codesTo(phone)).toEqual([]);
    await shop.db.owner.execute(sql`update rate_limits set points = 4999 where key = 'code-shop:sms'`);
    expect((await send()).status).toBe(200);
  });
});

describe('bad input', () => {
  const ID = 'x'.repeat(22);
  const BAD = ['', null, [], {}, ['13800000000'], '%', '*', '1380000\u00000000', 7, 'x'.repeat(10_000)];
  const fields = (path: string, good: Record<string, unknown>) =>
    Object.keys(good).flatMap((field) =>
      BAD.map((value) => [path, field, value, { ...good, [field]: value }] as const),
    );
  it.each([
    ...fields(SMS, { phoneNumber: '13800000000', purpose: 'login', captchaId: ID }),
    ...fields(MAIL, { email: 'a@firm.example', purpose: 'login', captchaId: ID }),
  ])('%s is refused by name with %s %j', async (path, field, _, body) => {
    const answer = await shop.post(path, body, { token: await buildSession(shop.db.owner, null) });
    expect({ status: answer.status, names: answer.body.message.includes(field) }).toEqual({ status: 400, names: true });
  });

  it.each([
    [SMS, 'phoneNumber', { purpose: 'login', captchaId: ID }],
    [MAIL, 'email', { purpose: 'reset', captchaId: ID }],
    [MAIL, 'captchaId', { purpose: 'login', email: 'a@firm.example' }],
    [SMS, 'purpose', { purpose: 'change_mail', phoneNumber: '13800000000', captchaId: ID }],
    [`${SMS}?phoneNumber=13800000000`, 'phoneNumber', { purpose: 'login', captchaId: ID }],
  ])('%s names %s', async (path, field, body) => {
    const answer = await shop.post(path, body);
    expect({ status: answer.status, names: answer.body.message.includes(field) }).toEqual({ status: 400, names: true });
  });
});
