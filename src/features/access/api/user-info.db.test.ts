import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { logIn, TEST_PASSWORD, testPasswordHash } from '#tests/factories/log-in.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { users } from './access-tables.ts';

const INFO = '/member-center/user/info';
const PARTICIPANT = '/member-center/user/currentParticipant';

let shop: TestShop;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED, env: { trustProxy: true } });
  passwordHash = await testPasswordHash();
});
afterAll(() => shop.stop());

type FirmFacts = NonNullable<Parameters<typeof buildFirm>[1]>;
type MemberFacts = NonNullable<Parameters<typeof buildMember>[1]>;

const build = async (firm: FirmFacts, facts: MemberFacts = {}) =>
  buildMember(shop.db.owner, { firm: await buildFirm(shop.db.owner, firm), passwordHash, ...facts });

const PLAIN = { firmType: 'company', participantExtendType: 1, firmChannel: 0, loginSource: 0 };
const ACTORS: [string, FirmFacts, MemberFacts, object][] = [
  ['a company buyer', {}, {}, { ...PLAIN, scenarioCode: 'enterprise' }],
  ['a group account', { firmType: 'group' }, {}, { ...PLAIN, firmType: 'group', scenarioCode: 'enterprise' }],
  [
    'a sales account',
    {},
    { participantExtendType: 5 },
    { ...PLAIN, participantExtendType: 5, scenarioCode: 'enterprise' },
  ],
  ['staff', { firmType: 'operator' }, {}, { ...PLAIN, firmType: 'operator', scenarioCode: 'enterprise' }],
  ['a restricted partner user', { firmChannel: 1 }, {}, { ...PLAIN, firmChannel: 1, scenarioCode: 'punchout' }],
];

describe('user info', () => {
  it.each(ACTORS)('of %s is told after login, and says so', async (_, firm, facts, expected) => {
    const member = await build(firm, facts);
    const opened = await logIn(shop, { userName: member.userName, password: TEST_PASSWORD });
    expect(opened.status).toBe(200);
    const { data } = (await shop.post(INFO, {}, { token: opened.body.data.token })).body;
    expect(data).toMatchObject(expected);
    expect(data).toMatchObject({ userName: member.userName, firmId: String(member.firmId) });
  });

  it('of a procurement system’s session says where it came from', async () => {
    const member = await build({ firmChannel: 1 }, { loginSource: 3 });
    const { data } = (await shop.post(INFO, {}, { token: member.token })).body;
    expect(data).toMatchObject({ loginSource: 3, firmChannel: 1, scenarioCode: 'punchout' });
  });

  it.each([
    ['anonymous callers', async () => undefined],
    ['visitors', () => buildSession(shop.db.owner, null)],
  ])('is not for %s', async (_, token) => {
    expect((await shop.post(INFO, {}, { token: await token() })).status).toBe(401);
  });

  it('shows personal data masked', async () => {
    const member = await build({});
    const phoneNumber = `138${String(nextNumber()).padStart(8, '0')}`;
    const contact = { phoneNumber, email: `zhang.san${nextNumber()}@firm.example` };
    await shop.db.owner.update(users).set(contact).where(eq(users.id, member.userId));
    const { data } = (await shop.post(INFO, {}, { token: member.token })).body;
    expect(data.phoneNumber).toBe(`138*****${phoneNumber.slice(-3)}`);
    expect(data.email).toMatch(/\*\*@firm\.example$/);
    expect(JSON.stringify(data)).not.toContain(phoneNumber);
  });
});

describe('the participant of a tab', () => {
  it('is the membership, and nobody for visitors', async () => {
    const member = await build({});
    const ask = async (token?: string) => (await shop.post(PARTICIPANT, {}, { token })).body.data.participantId;
    expect(await ask(member.token)).toBe(String(member.memberId));
    expect([await ask(await buildSession(shop.db.owner, null)), await ask()]).toEqual([null, null]);
  });
});

describe('what a firm and the shop say of themselves', () => {
  it('is the own customer code only', async () => {
    const member = await build({ customerCode: 'C-OWN', name: '自己的公司' });
    await build({ customerCode: 'C-FOREIGN' });
    const answer = await shop.get('/member-center/queryCrmCustomerCode', { token: member.token });
    expect(answer.body.data).toEqual({ customerCode: 'C-OWN', firmName: '自己的公司' });
    const asked = await shop.get('/member-center/queryCrmCustomerCode?customerCode=C-FOREIGN', { token: member.token });
    expect(asked.status).toBe(400);
  });

  it('are the words for values of accounts', async () => {
    const { data } = (await shop.post('/member-center/user/commonEnums', {})).body;
    expect(data.userStatus).toContainEqual({ value: '2', label: '待激活' });
    expect(Object.keys(data).sort()).toEqual([
      ...['codePurpose', 'costRuleStatus', 'firmType', 'loginSource', 'scenarioCode', 'userStatus'],
    ]);
  });
});

describe('headers and cookies beside the session', () => {
  const HEADERS = {
    usercode: 'U-OTHER',
    customercode: 'C-OTHER',
    loginsource: '3',
    scenariocode: 'official',
    secondarysource: '9',
    channel: 'other',
    'x-forwarded-for': '10.0.0.1',
    'x-real-ip': '10.0.0.1',
    forwarded: 'for=10.0.0.1',
  };
  const COOKIES = ['u=%7B%22userId%22%3A1%7D', 'p_m=QUxM', 'p_C=1', 'cip=10.0.0.1', 'v_flag=1', 'iR=1'];
  const cases: [string, Record<string, string>][] = [
    ...Object.entries(HEADERS).map(([name, value]): [string, Record<string, string>] => [name, { [name]: value }]),
    ...COOKIES.map((cookie): [string, Record<string, string>] => [cookie, { cookie }]),
    ['all of them', { ...HEADERS, cookie: COOKIES.join('; ') }],
  ];

  it.each(cases)('change nothing: %s', async (_, headers) => {
    const member = await anybody();
    const plain = await answers(member, {});
    expect(await answers(member, headers)).toEqual(plain);
  });

  let someone: TestMember | undefined;
  async function anybody() {
    someone ??= await build({}, { permissions: ['ORDER_APPROVE'] });
    return someone;
  }

  async function answers({ token }: TestMember, headers: Record<string, string>) {
    const asked = await Promise.all(
      [INFO, PARTICIPANT, '/member-center/user/data/authList', '/member-center/user/switchInfo'].map((path) =>
        shop.post(path, {}, { token, headers }),
      ),
    );
    return asked.map(({ status, body }) => ({ status, data: body.data }));
  }
});
