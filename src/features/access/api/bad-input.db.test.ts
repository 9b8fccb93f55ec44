import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let member: TestMember;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  member = await buildMember(shop.db.owner);
});
afterAll(() => shop.stop());

const BASE = '/member-center/user';
const HUGE = 'x'.repeat(100_000);
const NUL = 'a\0b';
/** No text field means one of these. */
const NEVER = [null, [], ['a'], {}, { $ne: '' }, 1, true, '', NUL, HUGE];
/** Well-formed only by accident. */
const WILD = ['%', '*', 'null', 'undefined', ' ', '-1', '1e3', "' or 1=1 --", '１'];

const LOGIN = { userName: 'a', password: 'a' };
const SMS = { phoneNumber: '13800000000', smsCode: '123456' };
const FIELDS: [string, object, string, readonly unknown[]][] = [
  ['/login', LOGIN, 'userName', [...NEVER, '   ']],
  ['/login', LOGIN, 'password', NEVER],
  ['/login', LOGIN, 'captchaId', [...NEVER, ...WILD]],
  ['/login', SMS, 'phoneNumber', [...NEVER, ...WILD, '12345678901', '138000000000']],
  ['/login', SMS, 'smsCode', [...NEVER, ...WILD, '12345', '1234567', '12345６']],
  ['/login', LOGIN, 'remember', [null, 'true', 1, []]],
  ['/loginPre', {}, 'scenarioCode', [...NEVER, ...WILD, 'official']],
  ['/jumpLogin', {}, 'scenarioCode', [...NEVER, ...WILD, 'enterprise']],
  ['/thirdParty', {}, 'token', [...NEVER, ...WILD, 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}%`]],
  ['/thirdParty', { token: 'x'.repeat(43) }, 'requestId', [null, [], {}, 1, NUL, HUGE]],
  ['/thirdParty', { token: 'x'.repeat(43) }, 'pushUrl', [null, [], {}, 1, NUL, HUGE]],
  ['/switchLogin', {}, 'firmParticipantId', [...NEVER, ...WILD, '0', '9999999999999999999', '99999999999999999999']],
  ['/session/end', {}, 'sessionId', [...NEVER, ...WILD, '0'.repeat(23), 'G'.repeat(24)]],
];

describe.each(FIELDS)('%s %j with a bad %s', (path, input, field, values) => {
  it.each(values.map((value) => [JSON.stringify(value)?.slice(0, 40), value]))('%s', async (_, value) => {
    const { status, body } = await shop.post(BASE + path, { ...input, [field]: value }, { token: member.token });
    expect(status).toBe(400);
    expect(body.message).toContain(`字段 ${field}`);
  });
});

const EMPTY = ['/alrLoginPre', '/commonEnums', '/info', '/out', '/data/authList', '/currentParticipant', '/switchInfo'];
describe.each([...EMPTY, '/session/list', '/login', '/loginPre', '/thirdParty', '/switchLogin', '/session/end'])(
  '%s',
  (path) => {
    it.each([[[]], [[{}]], ['text'], [7], [{ surprise: 1 }], [{ __proto__: { admin: true }, constructor: 1 }]])(
      'refuses %j',
      async (input) => {
        const { status } = await shop.post(BASE + path, input, { token: member.token });
        expect(status).toBe(400);
      },
    );
  },
);

describe('queries', () => {
  const MAIL = `${BASE}/getSwitchInfoByEmail`;
  it.each([
    '',
    '?email=',
    '?email=a',
    '?email=%25@a.example',
    '?email=a%00@b.example',
    '?email=a@b.cn&email=c@d.cn',
    `?email=${'x'.repeat(200)}@a.cn`,
  ])('getSwitchInfoByEmail%s is refused', async (query) => {
    const { status, body } = await shop.get(MAIL + query, { token: member.token });
    expect({ status, named: body.message.includes('email') }).toEqual({ status: 400, named: true });
  });

  it.each(['customerId=%25', 'customerId=', 'customerId=0', 'customerId=1&customerId=2', 'other=1'])(
    'specialConfig?%s is refused',
    async (query) => {
      const { status } = await shop.get(`${BASE}/specialConfig?${query}`, { token: member.token });
      expect(status).toBe(400);
    },
  );
});

describe('a session', () => {
  it.each(['', ' ', '%', '*', 'null', 'undefined', '\u00ff', 'x'.repeat(43), "' or 1=1 --", 'a\0b'])(
    'is not opened by %j',
    async (token) => {
      const headers = { cookie: `t=${encodeURIComponent(token)}` };
      expect((await shop.post(`${BASE}/info`, {}, { headers })).status).toBe(401);
    },
  );
});
