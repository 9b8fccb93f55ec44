import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditCodeCheck } from '#business/tax-numbers/rules/public.ts';
import { PERMISSIONS } from '#features/access/rules/public.ts';
import type { MailMessage } from '#platform/api/messages.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildCode } from '#tests/factories/build-code.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { SAMPLE_COMPANIES } from './sample-companies.ts';

const REGISTER = '/member-center/user/enterprise/iieRegister';
const WANT_TOKEN = { 'x-token-in-body': '1' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());

/** A company nobody has registered, and which the register does not know. */
function newCompany() {
  const first17 = `91320500${String(nextNumber()).padStart(9, '0')}`;
  return {
    companyName: `苏州云岭机械（${first17.slice(-4)}）有限公司`,
    creditCode: first17 + creditCodeCheck(first17),
  };
}

let form: Record<string, unknown> & { phoneNumber: string; email: string; creditCode: string };
beforeEach(async () => {
  const n = nextNumber();
  const phoneNumber = `139${20_000_000 + n}`;
  form = {
    ...newCompany(),
    contactName: '陆文清',
    phoneNumber,
    email: `wenqing${n}@yunling.example`,
    agreed: true,
    password: 'kettle on the hill',
    smsCode: await sendCode(phoneNumber),
  };
});

const sendCode = (target: string) => buildCode(shop.db.owner, { channel: 'sms', target, purpose: 'register' });
const register = (fields: object = form) => shop.post(REGISTER, fields);
const countOf = async (creditCode: string) => {
  const { rows } = await shop.db.owner.execute(sql`select 1 from firms where credit_code = ${creditCode}`);
  return rows.length;
};

describe('registering a company', () => {
  it('makes firm, roles and administrator, who can log in and do everything', async () => {
    const { status, body } = await register({ ...form, sc: 'S20815' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ firmName: form.companyName, userName: form.phoneNumber });
    expect(body.data.customerCode).toMatch(/^C\d{6,}$/);
    expect(body.data.email).not.toBe(form.email);
    const credentials = { userName: form.phoneNumber, password: form.password };
    const login = await shop.post('/member-center/user/login', credentials, { headers: WANT_TOKEN });
    const { data } = (await shop.post('/member-center/user/info', {}, { token: login.body.data.token })).body;
    expect(data).toMatchObject({
      firmName: form.companyName,
      customerCode: body.data.customerCode,
      levelCode: 'enterprise',
      themeColor: null,
      firmType: 'company',
      realName: '陆文清',
      regType: 'registered',
    });
    expect([...data.permissions].sort()).toEqual(Object.keys(PERMISSIONS).sort());
    const { rows } = await shop.db.owner.execute(
      sql`select short_name, settings->>'salesCode' as sc from firms where credit_code = ${form.creditCode}`,
    );
    expect(rows).toEqual([{ short_name: '苏州云岭机械', sc: 'S20815' }]);
  });

  it('mails what to do next, without a secret', async () => {
    await register();
    const [mail] = (await takeMessages(shop, form.email)) as MailMessage[];
    expect(mail?.text).toContain(form.phoneNumber);
    expect(mail?.text).toContain('http://shop.test/login.html');
    expect(mail?.text).not.toContain(form.password);
  });

  it('is done once when it is sent twice at once', async () => {
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await countOf(form.creditCode)).toBe(1);
    const { rows } = await shop.db.owner.execute(sql`select 1 from users where phone_number = ${form.phoneNumber}`);
    expect(rows).toHaveLength(1);
  });

  it('is refused in the same words however often it is repeated', async () => {
    await register();
    const answers = [];
    for (let n = 0; n < 3; n += 1) {
      const { status, body } = await register({ ...form, smsCode: await sendCode(form.phoneNumber) });
      answers.push({ status, error: body.error, message: body.message });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ status: 409, error: 'PHONE_REGISTERED', message: '该手机号已注册，请直接登录' });
  });

  it('tells two people who register one company at once apart', async () => {
    const phoneNumber = `139${30_000_000 + nextNumber()}`;
    const other = { ...form, phoneNumber, email: 'other@yunling.example', smsCode: await sendCode(phoneNumber) };
    const answers = await Promise.all([register(), register(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.error)).toContain('COMPANY_REGISTERED');
    expect(await countOf(form.creditCode)).toBe(1);
    const { rows } = await shop.db.owner.execute(
      sql`select 1 from users where phone_number in (${form.phoneNumber}, ${phoneNumber})`,
    );
    expect(rows).toHaveLength(1);
  });

  it('sends whoever works for a customer to its administrator', async () => {
    await buildFirm(shop.db.owner, { creditCode: form.creditCode });
    const { status, body } = await register();
    expect({ status, error: body.error, message: body.message }).toEqual({
      status: 409,
      error: 'COMPANY_REGISTERED',
      message: '该企业已开通，请联系贵司管理员邀请您加入',
    });
  });

  it('gives another name to a phone number that somebody took for one', async () => {
    const { userId } = await buildMember(shop.db.owner);
    await shop.db.owner.execute(sql`update users set user_name = ${form.phoneNumber} where id = ${userId}`);
    const { body } = await register();
    expect(body.data.userName).toMatch(new RegExp(`^${form.phoneNumber}_\\d{4}$`));
  });
});

describe('a mail address that belongs to another account', () => {
  it('is answered like any other, is not bound, and only its owner is told', async () => {
    const { userId } = await buildMember(shop.db.owner);
    await shop.db.owner.execute(sql`update users set email = ${form.email} where id = ${userId}`);
    const { status, body } = await register();
    expect({ status, keys: Object.keys(body.data).sort() }).toEqual({
      status: 200,
      keys: ['customerCode', 'email', 'firmName', 'userName'],
    });
    const { rows } = await shop.db.owner.execute(sql`select email from users where phone_number = ${form.phoneNumber}`);
    expect(rows).toEqual([{ email: null }]);
    const [mail] = (await takeMessages(shop, form.email)) as MailMessage[];
    expect(mail?.subject).toBe('您的邮箱被用于注册采购账号');
    expect(mail?.text).not.toContain(form.phoneNumber);
  });
});

describe('what can be put right', () => {
  const known = SAMPLE_COMPANIES[10];
  const closed = SAMPLE_COMPANIES.find(({ status }) => status === '注销');
  it.each<[string, object, number, string]>([
    ['a credit code with a wrong check character', { creditCode: '9132059400000001AX' }, 400, 'CREDIT_CODE_WRONG'],
    ['a common password', { password: '88888888' }, 400, 'PASSWORD_UNFIT'],
    ['the company in the password', { password: '苏州云岭机械九月' }, 400, 'PASSWORD_UNFIT'],
    ['a name of another company', { creditCode: known?.creditCode }, 422, 'COMPANY_MISMATCH'],
    ['a closed company', { creditCode: closed?.creditCode, companyName: closed?.name }, 422, 'COMPANY_CLOSED'],
  ])('%s is refused and the code stays good', async (_, change, status, error) => {
    const answer = await register({ ...form, ...change });
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
    expect((await register()).status).toBe(200);
  });

  it('a wrong code tells nothing else', async () => {
    await buildFirm(shop.db.owner, { creditCode: form.creditCode });
    const { status, body } = await register({ ...form, smsCode: '000000' });
    expect({ status, error: body.error }).toEqual({ status: 422, error: 'REGISTRATION_CODE_REFUSED' });
  });

  it('a code of another purpose is no code', async () => {
    const phoneNumber = `139${40_000_000 + nextNumber()}`;
    const smsCode = await buildCode(shop.db.owner, { channel: 'sms', target: phoneNumber, purpose: 'login' });
    expect((await register({ ...form, phoneNumber, smsCode })).body.error).toBe('REGISTRATION_CODE_REFUSED');
  });
});

describe('looking companies up', () => {
  const query = (keyword: unknown) => shop.post('/member-center/queryTycCustomer', { keyword });

  it.each([
    ['锐衡', '苏州锐衡精密机械有限公司'],
    ['苏州锐衡精密机械有限公司', '苏州锐衡精密机械有限公司'],
    ['华东精密制造(苏州)', '华东精密制造（苏州）有限公司'],
    ['9132059400000001ay', '华东精密制造（苏州）有限公司'],
  ])('%s finds %s', async (keyword, name) => {
    const { body } = await query(keyword);
    expect(body.data[0]).toMatchObject({ name, status: '存续' });
  });

  it('gives ten at most and nothing for signs', async () => {
    expect((await query('有限公司')).body.data).toHaveLength(10);
    expect((await query('%%')).body.data).toEqual([]);
    expect((await query('__')).body.data).toEqual([]);
  });
});
