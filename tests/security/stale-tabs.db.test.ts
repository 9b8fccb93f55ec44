import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { cartLines } from '#features/cart/api/cart-tables.ts';
import { addresses } from '#features/profile/api/profile-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { type Browser, openTab, type Tab } from '#tests/factories/browser.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { logIn, TEST_PASSWORD, testPasswordHash } from '#tests/factories/log-in.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Tabs of one browser that were opened for somebody the browser no longer works for. */
const SWITCH = '/member-center/user/switchLogin';
const LOGOUT = '/member-center/user/out';
const LOGIN = '/member-center/user/login';
const ADD = '/cart-center/cart/add/enterprise';
const ADDRESS = '/enterprise-service/address/add';
const CHANGED = { status: 409, error: 'PARTICIPANT_CHANGED', code: 40902 };

let shop: TestShop;
let skuCode: string;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  skuCode = (await buildSku(shop.db.owner)).itemNo;
});
afterAll(() => shop.stop());

const outcome = async (answer: ReturnType<Tab['act']>) => {
  const { status, body } = await answer;
  return { status, error: body.error, code: body.code };
};
const oneItem = () => ({ lines: [{ skuCode, quantity: 1 }] });
const address = { receiver: '张三', phone: '13800000000', regionCode: '320571', detail: '旧公司路 1 号' };

/** Somebody who buys for two firms. */
async function buyerOfTwo(): Promise<{ first: TestMember; second: TestMember }> {
  const first = await buildMember(shop.db.owner, { passwordHash: await testPasswordHash() });
  const second = await buildMember(shop.db.owner);
  await shop.db.owner.update(memberships).set({ userId: first.userId }).where(eq(memberships.id, second.memberId));
  return { first, second: { ...second, userId: first.userId } };
}

const keptOf = async ({ firmId, userId }: TestMember) => {
  const owned = (table: typeof cartLines | typeof addresses) => and(eq(table.firmId, firmId), eq(table.userId, userId));
  const lines = await shop.db.owner.select().from(cartLines).where(owned(cartLines));
  const kept = await shop.db.owner.select().from(addresses).where(owned(addresses));
  return { lines: lines.length, addresses: kept.length };
};

describe('after a switch of firm in another tab', () => {
  let people: Awaited<ReturnType<typeof buyerOfTwo>>;
  let browser: Browser;
  let stale: Tab;
  beforeEach(async () => {
    people = await buyerOfTwo();
    browser = { cookie: `t=${people.first.token}` };
    stale = openTab(shop, browser, people.first.memberId);
    const other = openTab(shop, browser, people.first.memberId);
    const switched = await other.act(SWITCH, { firmParticipantId: String(people.second.memberId) });
    expect(switched.status).toBe(200);
  });

  it('the tab of the first firm changes nothing in the second', async () => {
    expect(await outcome(stale.act(ADD, oneItem()))).toEqual(CHANGED);
    expect(await outcome(stale.act(ADDRESS, address))).toEqual(CHANGED);
    expect(await keptOf(people.second)).toEqual({ lines: 0, addresses: 0 });
  });

  it('says in Chinese what happened and what to do', async () => {
    const { body } = await stale.act(ADD, oneItem());
    expect(body.message).toBe('此页面属于另一家公司或另一个账号，操作没有执行。请切换回原来的公司，或重新载入页面');
  });

  it('gives files to nobody but the one they were asked for', async () => {
    expect(await outcome(stale.act('/oms-front/trade/batchExport', { orderNos: ['SO260101000001'] }))).toEqual(CHANGED);
  });

  it('goes on with what was typed once the browser works for the first firm again', async () => {
    const back = openTab(shop, browser, people.second.memberId);
    expect((await back.act(SWITCH, { firmParticipantId: String(people.first.memberId) })).status).toBe(200);
    expect((await stale.act(ADDRESS, address)).status).toBe(200);
    expect(await keptOf(people.first)).toEqual({ lines: 0, addresses: 1 });
    expect(await keptOf(people.second)).toEqual({ lines: 0, addresses: 0 });
  });

  it('a page that does not say whom it is for is refused, not let through', async () => {
    const silent = openTab(shop, browser, null);
    expect(await outcome(silent.act(ADD, oneItem()))).toMatchObject({ status: 400, error: 'PARTICIPANT_MISSING' });
    expect(await keptOf(people.second)).toEqual({ lines: 0, addresses: 0 });
  });

  it('what the second firm did is not told to the tab of the first, whatever key it sends', async () => {
    const key = 'one-key-two-tabs';
    expect((await openTab(shop, browser, people.second.memberId).act(ADDRESS, address, key)).status).toBe(200);
    const { status, body } = await stale.act(ADDRESS, address, key);
    expect({ status, data: body.data }).toEqual({ status: 409, data: null });
  });
});

describe('two people one after the other in one browser', () => {
  async function twoPeople() {
    const passwordHash = await testPasswordHash();
    const first = await buildMember(shop.db.owner, { passwordHash });
    const second = await buildMember(shop.db.owner, { passwordHash });
    const browser: Browser = { cookie: `t=${first.token}` };
    return { first, second, browser, stale: openTab(shop, browser, first.memberId) };
  }
  const come = (browser: Browser, { userName }: TestMember) =>
    openTab(shop, browser, 'visitor').act(LOGIN, { userName, password: TEST_PASSWORD });

  it('nobody acts as the one who left, or as the one who came', async () => {
    const { second, browser, stale } = await twoPeople();
    await openTab(shop, browser, null).act(LOGOUT, {});
    expect(await outcome(stale.act(ADD, oneItem()))).toEqual(CHANGED);
    expect((await come(browser, second)).status).toBe(200);
    expect(await outcome(stale.act(ADDRESS, address))).toEqual(CHANGED);
    expect(await keptOf(second)).toEqual({ lines: 0, addresses: 0 });
  });

  it('a colleague of the same firm is another one, too', async () => {
    const { first, browser, stale } = await twoPeople();
    const colleague = await buildMember(shop.db.owner, { firm: first, passwordHash: await testPasswordHash() });
    expect((await come(browser, colleague)).status).toBe(200);
    expect(await outcome(stale.act(ADD, oneItem()))).toEqual(CHANGED);
    expect(await keptOf(colleague)).toEqual({ lines: 0, addresses: 0 });
  });

  it('a session that is over is over: the page of a person does not go on as a visitor', async () => {
    const stale = openTab(shop, { cookie: `t=${'x'.repeat(43)}` }, 7n);
    expect(await outcome(stale.act(ADD, oneItem()))).toMatchObject({ status: 401, error: 'UNAUTHORIZED' });
  });
});

describe('a visitor’s tab', () => {
  it('takes its cart along at the login elsewhere, and from then on acts for nobody', async () => {
    const person = await buildMember(shop.db.owner, { passwordHash: await testPasswordHash() });
    const visitor = await buildSession(shop.db.owner, null);
    const browser: Browser = { cookie: `t_v=${visitor}` };
    const stale = openTab(shop, browser, 'visitor');
    expect((await stale.act(ADD, oneItem())).status).toBe(200);
    await openTab(shop, browser, 'visitor').act(LOGIN, { userName: person.userName, password: TEST_PASSWORD });
    expect(await keptOf(person)).toEqual({ lines: 1, addresses: 0 });
    expect(await outcome(stale.act(ADD, { lines: [{ skuCode, quantity: 5 }] }))).toEqual(CHANGED);
    const [line] = await shop.db.owner.select().from(cartLines).where(eq(cartLines.firmId, person.firmId));
    expect(line?.quantity).toBe(1);
  });
});

it('a client that sends its token names its session by that', async () => {
  const person = await buildMember(shop.db.owner);
  const answer = await shop.post(ADD, oneItem(), { token: person.token, key: 'a-client-with-a-token' });
  expect(answer.status).toBe(200);
  const { body } = await logIn(shop, {});
  expect(body.data).toMatchObject({ visitor: true });
});
