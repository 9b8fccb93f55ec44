import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Limits } from '#platform/api/admission/fair-shares.ts';
import type { RateClass } from '#platform/shared/define-endpoint.ts';
import { INTENT_HEADER } from '#platform/shared/intent.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const AHEAD = { [INTENT_HEADER]: '1' };
const INFO = '/member-center/user/info';
const detailOf = (itemNo: string) => `/product-provider-v2/site/item/detail?itemCode=${itemNo}`;
/** One call at a time of a company, others wait for a while. */
const one = { running: 1, waiting: 9, patience: 5_000, pace: 1e9, burst: 1e9, many: 1e9 };
const TIGHT: Limits = { firm: one, person: one };

let shop: TestShop;
let member: TestMember;
let itemNo: string;
/** What was counted, class and person, since the test began. */
let counted: { rateClass: RateClass; person: bigint | null }[] = [];
let held: bigint | null = null;
let heldAhead = false;
let atWork = 0;
let free: () => void = () => undefined;

beforeAll(async () => {
  const limiter = {
    take: async (rateClass: RateClass, { userId, firmId }: { userId: bigint | null; firmId: bigint | null }) => {
      counted.push({ rateClass, person: userId });
      if (rateClass === 'ahead' ? heldAhead : held !== null && firmId === held) {
        await new Promise<void>((resolve) => {
          free = resolve;
        });
      }
      return null;
    },
  };
  shop = await startTestShop({ limiter, shares: { ...TIGHT, atWork: () => atWork } });
  member = await buildMember(shop.db.owner);
  itemNo = (await buildSku(shop.db.owner)).itemNo;
  expect((await shop.post(INFO, {}, { token: member.token })).status).toBe(200);
});
beforeEach(() => {
  counted = [];
});
afterEach(() => {
  held = null;
  heldAhead = false;
  atWork = 0;
  free();
});
afterAll(() => shop.stop());

const ahead = (path: string) => shop.get(path, { token: member.token, headers: AHEAD });
const rowsOf = async (table: string) => {
  const { rows } = await shop.db.owner.execute(sql.raw(`select count(*)::int as n from ${table}`));
  return (rows[0] as { n: number }).n;
};

describe('what is read ahead for a press that may never come', () => {
  it('is the same answer, counted towards nobody’s limit', async () => {
    const asked = await shop.get(detailOf(itemNo), { token: member.token });
    const mine = await ahead(detailOf(itemNo));
    expect(mine.status).toBe(200);
    expect(mine.body.data).toEqual(asked.body.data);
    expect(counted.map(({ rateClass }) => rateClass)).toEqual(['normal', 'ahead']);
  });

  it('says of an item nobody has, and of one that is hidden, what is said without the mark', async () => {
    const hidden = await buildSku(shop.db.owner, { productStatus: 9 });
    for (const path of [detailOf('NOBODY-HAS-IT'), detailOf(hidden.itemNo)]) {
      const asked = await shop.get(path, { token: member.token });
      const mine = await ahead(path);
      const plain = ({ status, body }: typeof mine) => ({ status, ...body, requestId: '' });
      expect(plain(mine)).toEqual(plain(asked));
    }
  });

  it.each([
    ['a look at an item', 'view_history', () => `/cart-center/history/add/enterprise/${itemNo}`, {}],
    [
      'a click on a result',
      'search_clicks',
      () => '/product-provider-v2/search/searchClickDetails',
      { keyword: 'M8', searchId: 'abc123', itemCode: 'X' },
    ],
    [
      'a word that is searched',
      'search_history',
      () => '/product-provider-v2/search/searchType',
      { keyword: 'M8', searchId: 'abc123' },
    ],
  ])('leaves no trace: %s is refused', async (_, table, path, input) => {
    const before = await rowsOf(table);
    const { status, body } = await shop.post(path(), input, { token: member.token, headers: AHEAD });
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 400,
      code: 40003,
      message: '预先加载的请求只能读取，操作没有执行',
    });
    expect(await rowsOf(table)).toBe(before);
    expect(counted).toEqual([]);
  });

  it('takes no share of its company: while it is made, a colleague is let in as before', async () => {
    heldAhead = true;
    const waiting = ahead(detailOf(itemNo));
    await expect.poll(() => counted.length).toBe(1);
    // The one place of the company is free.
    expect((await shop.post(INFO, {}, { token: member.token })).status).toBe(200);
    free();
    expect((await waiting).status).toBe(200);
  });

  it.each([
    ['by the shop’s mark', AHEAD],
    ['by the browser’s', { 'sec-purpose': 'prefetch;prerender' }],
  ])('is refused first and at once where others wait, %s', async (_, headers: Record<string, string>) => {
    held = member.firmId;
    const first = shop.post(INFO, {}, { token: member.token });
    await expect.poll(() => counted.length).toBe(1);
    const other = await buildMember(shop.db.owner);
    const refused = await shop.get(detailOf(itemNo), { token: other.token, headers });
    expect({ status: refused.status, again: refused.headers.get('retry-after') }).toEqual({ status: 204, again: '1' });
    expect(counted).toHaveLength(1);
    // What somebody pressed for is let in meanwhile.
    expect((await shop.get(detailOf(itemNo), { token: other.token })).status).toBe(200);
    held = null;
    free();
    expect((await first).status).toBe(200);
    await pause(10);
    expect((await ahead(detailOf(itemNo))).status).toBe(200);
  });

  it('is refused by a process that has hardly any time to spare; what somebody pressed for is not', async () => {
    atWork = 0.71;
    expect((await ahead(detailOf(itemNo))).status).toBe(204);
    expect((await shop.get(detailOf(itemNo), { token: member.token })).status).toBe(200);
    atWork = 0.7;
    expect((await ahead(detailOf(itemNo))).status).toBe(200);
  });

  it('has a limit of its own: whoever uses it up is let in with what they press for', async () => {
    const beside = await startTestShop({ beside: shop });
    const ask = (headers = {}) => beside.get(detailOf(itemNo), { token: member.token, headers });
    const answers: number[] = [];
    for (let n = 0; n < 62; n += 1) answers.push((await ask(AHEAD)).status);
    expect([...new Set(answers)].toSorted()).toEqual([200, 204]);
    expect((await ask()).status).toBe(200);
    await beside.stop();
  });
});
