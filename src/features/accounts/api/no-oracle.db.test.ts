import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const BASE = '/member-center/user/';
const PHONE = '13812345678';
const MAIL = 'zhang.san@firm.example';

let shop: TestShop;
let known: TestMember;
let colleague: TestMember;
let powerless: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  known = await buildMember(owner);
  colleague = await buildMember(owner, { firm: known, permissions: ['USER_MANAGEMENT'] });
  powerless = await buildMember(owner, { firm: known, permissions: [] });
  stranger = await buildMember(owner, { permissions: ['USER_MANAGEMENT'] });
  await owner.execute(sql`update users set phone_number = ${PHONE}, email = ${MAIL} where id = ${known.userId}`);
});
afterAll(() => shop.stop());

/** What is known, and the same kind of thing that is not. */
const pairs = () =>
  [
    ['userName', known.userName, 'nobody9'],
    ['phoneNumber', PHONE, '13812345679'],
    ['email', MAIL, 'nobody@firm.example'],
  ] as const;

describe('checkDup', () => {
  const ask = async (token: string | undefined, type: string, value: string) =>
    (await shop.post(`${BASE}checkDup`, { type, value }, { token })).body.data;

  it('tells strangers, visitors and colleagues without the permission nothing', async () => {
    const visitor = await buildSession(shop.db.owner, null);
    for (const token of [undefined, visitor, powerless.token]) {
      for (const [type, taken, free] of pairs()) {
        expect(await ask(token, type, taken)).toEqual({ duplicate: false });
        expect(await ask(token, type, free)).toEqual({ duplicate: false });
      }
    }
  });

  it('is truthful for user administrators within their own firm', async () => {
    for (const [type, taken, free] of pairs()) {
      expect(await ask(colleague.token, type, taken)).toEqual({ duplicate: true });
      expect(await ask(colleague.token, type, taken.toUpperCase())).toEqual({ duplicate: true });
      expect(await ask(colleague.token, type, free)).toEqual({ duplicate: false });
      expect(await ask(stranger.token, type, taken)).toEqual({ duplicate: false });
    }
  });
});

describe('existence', () => {
  it.each([
    [PHONE, '13812345679', 'sms', '138*****678'],
    [MAIL, 'nobody.on@firm.example', 'mail', 'zhang.s**@firm.example'],
  ])('answers %s as it answers %s', async (taken, free, channel, sentTo) => {
    const one = await shop.post(`${BASE}existence`, { account: taken });
    const other = await shop.post(`${BASE}existence`, { account: free });
    expect(one.body.data).toEqual({ channel, sentTo });
    expect({ status: other.status, keys: Object.keys(other.body.data), channel: other.body.data.channel }).toEqual({
      status: 200,
      keys: ['channel', 'sentTo'],
      channel,
    });
  });
});

describe('bad input', () => {
  const bad: [string, unknown][] = [
    ['empty', ''],
    ['blank', '   '],
    ['null', null],
    ['a list', []],
    ['an object', {}],
    ['%', '%'],
    ['*', '*'],
    ['undefined', 'undefined'],
    ['NUL', 'a\u0000b'],
    ['oversized', 'x'.repeat(100_000)],
    ['a number', 0],
    ['an injection', "' or 1=1 --"],
  ];
  const code = 'x'.repeat(43);
  const registration = {
    companyName: '苏州云岭机械有限公司',
    creditCode: '9132059400000001AY',
    contactName: '陆文清',
    phoneNumber: PHONE,
    smsCode: '123456',
    email: MAIL,
    password: 'kettle on the hill',
    agreed: true,
  };
  /** Call, right input, and the fields in which nothing of the above is right. */
  const calls: [string, Record<string, unknown>, string[]][] = [
    ['checkDup', { type: 'phoneNumber', value: PHONE }, ['type', 'value']],
    ['existence', { account: PHONE }, ['account']],
    ['ver/invitation', { code }, ['code']],
    ['invitation/accept', { code }, ['code']],
    ['invitation/resend', { code }, ['code']],
    ['modifyPassword', { invitationCode: code, newPassword: 'kettle on the hill' }, ['invitationCode']],
    ['modifyPassword', { phoneNumber: PHONE, code: '123456', newPassword: 'kettle hill' }, ['phoneNumber', 'code']],
    ['modifyPassword', { email: MAIL, code: '123456', newPassword: 'kettle hill' }, ['email']],
    ['enterprise/iieRegister', registration, ['creditCode', 'phoneNumber', 'smsCode', 'email', 'agreed']],
  ];
  const cases = calls.flatMap(([path, input, fields]) =>
    fields.flatMap((field) => bad.map(([what, value]) => [path, field, what, { ...input, [field]: value }] as const)),
  );

  it.each(cases)('%s: %s that is %s gives 400 and names the field', async (path, field, _, input) => {
    const { status, body } = await shop.post(BASE + path, input);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'BAD_REQUEST' });
    expect(body.message).toContain(`字段 ${field}`);
  });

  /** Free text and passwords: words and signs are welcome, these are not. */
  const texts: [string, Record<string, unknown>, string][] = [
    ['modifyPassword', { invitationCode: code }, 'newPassword'],
    ['modifyPassword', { newPassword: 'kettle on the hill' }, 'oldPassword'],
    ['enterprise/iieRegister', registration, 'companyName'],
    ['enterprise/iieRegister', registration, 'contactName'],
    ['enterprise/iieRegister', registration, 'password'],
    ['enterprise/iieRegister', registration, 'sc'],
  ];
  const textCases = texts.flatMap(([path, input, field]) =>
    bad
      .filter(([what]) => ['empty', 'null', 'a list', 'an object', 'NUL', 'oversized', 'a number'].includes(what))
      .map(([what, value]) => [path, field, what, { ...input, [field]: value }] as const),
  );
  it.each(textCases)('%s: %s that is %s gives 400 and names the field', async (path, field, _, input) => {
    const { status, body } = await shop.post(BASE + path, input);
    expect(status).toBe(400);
    expect(body.message).toContain(`字段 ${field}`);
  });

  it.each([
    ['nothing', {}],
    ['only a new password', { newPassword: 'kettle on the hill' }],
    ['two ways at once', { oldPassword: 'a', invitationCode: code, newPassword: 'kettle on the hill' }],
    ['phone and mail', { phoneNumber: PHONE, email: MAIL, code: '123456', newPassword: 'kettle on the hill' }],
    ['an unknown field', { invitationCode: code, newPassword: 'kettle on the hill', userId: '1' }],
    ['somebody else', { oldPassword: 'a', newPassword: 'kettle on the hill', userName: 'admin' }],
  ])('modifyPassword with %s is refused', async (_, input) => {
    expect((await shop.post(`${BASE}modifyPassword`, input, { token: known.token })).status).toBe(400);
  });

  it('a password of a megabyte costs no more than reading it', async () => {
    const long = 'x'.repeat(1_000_000);
    const post = (input: object) =>
      fetch(`${shop.url}${BASE}modifyPassword`, {
        method: 'POST',
        body: JSON.stringify({ invitationCode: code, ...input }),
        headers: { 'content-type': 'application/json' },
      });
    /** Processor time of this process, server included: how long others keep it waiting does not count. The least of some. */
    const costOf = async (input: object) => {
      const costs = [];
      for (let n = 0; n < 8; n += 1) {
        const before = process.cpuUsage();
        const response = await post(input);
        expect(response.status).toBe(400);
        await response.text();
        const { user, system } = process.cpuUsage(before);
        costs.push(user + system);
      }
      return Math.min(...costs);
    };
    // A password that was hashed would cost a hundred times as much.
    expect(await costOf({ newPassword: long })).toBeLessThan(3 * (await costOf({ newPassword: 'short', note: long })));
  });
});
