import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '#features/access/api/session-token.ts';
import { inTransaction } from '#platform/api/database.ts';
import { buildFirm, buildMember, buildSession } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { type CallAs, startTestShop, type TestShop } from '#tests/test-shop.ts';
import { cartJobs } from './cart-jobs.ts';
import { visitorCartLines } from './cart-tables.ts';

let shop: TestShop;
let visitor: string;
let keys = 0;

const newKey = () => `visitor-test-${(keys += 1)}`;
const add = (lines: unknown[], as: CallAs = {}, type = 'enterprise') =>
  shop.post(`/cart-center/cart/add/${type}`, { lines }, { token: visitor, key: newKey(), ...as });
const count = async (as: CallAs = { token: visitor }) =>
  (await shop.get('/cart-center/cart/count/enterprise', as)).body.data.cartCount;
const linesOf = async (token: string) =>
  (
    await shop.db.owner.execute(sql`
      select s.item_no, v.quantity, v.search_id from visitor_cart_lines v join skus s on s.id = v.sku_id
      where v.session_hash = ${hashToken(token)} order by s.item_no`)
  ).rows;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  visitor = await buildSession(shop.db.owner, null);
});

describe('a visitor', () => {
  it('adds good lines at list price, is told why others fail, and sees the count', async () => {
    const good = await buildSku(shop.db.owner, { listPrice: '3.00', salesPrice: '2.00', moq: 100, step: 50 });
    const elsewhere = await buildSku(shop.db.owner, { notCart: true });
    const offSale = await buildSku(shop.db.owner, { productStatus: 8 });
    const { status, body } = await add([
      { skuCode: good.itemNo, quantity: 150, searchId: 'abc' },
      { skuCode: elsewhere.itemNo, quantity: 1 },
      { skuCode: offSale.itemNo, quantity: 1 },
      { skuCode: 'NOSUCH', quantity: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ visitor: true, addedQuantity: 150, addedAmount: '450.00', cartCount: 1 });
    expect(body.data.successInfos).toMatchObject([{ salesPrice: '3.00' }]);
    expect(body.data.failInfos).toMatchObject([
      { skuCode: elsewhere.itemNo, reason: 'region' },
      { skuCode: offSale.itemNo, reason: 'obstacle' },
      { skuCode: 'NOSUCH', reason: 'unknown' },
    ]);
    expect(await count()).toBe(1);
    expect(await linesOf(visitor)).toEqual([{ item_no: good.itemNo, quantity: 150, search_id: 'abc' }]);
  });

  it('adds up the same item by its rule', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { moq: 7, step: 5 });
    for (let n = 0; n < 2; n += 1) await add([{ skuCode: itemNo, quantity: 7 }]);
    expect(await linesOf(visitor)).toMatchObject([{ quantity: 17 }]);
  });

  it('adds once however often the same act arrives, and again by the next act', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const once = { key: newKey() };
    // Additions to one cart come one after the other; whom a busy machine keeps waiting too long is told to come again.
    const act = async (): Promise<Awaited<ReturnType<typeof add>>> => {
      const answer = await add([{ skuCode: itemNo, quantity: 2 }], once);
      return answer.status === 503 || answer.status === 429 ? act() : answer;
    };
    const answers = await Promise.all(Array.from({ length: 10 }, act));
    for (const { body } of answers) expect(body.data).toEqual(answers[0]?.body.data);
    expect(answers[0]?.body.data).toMatchObject({ addedQuantity: 2, cartCount: 1 });
    expect(await linesOf(visitor)).toMatchObject([{ quantity: 2 }]);
    await add([{ skuCode: itemNo, quantity: 2 }]);
    expect(await linesOf(visitor)).toMatchObject([{ quantity: 4 }]);
  });

  it('loses nothing when two windows add at the same time', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    await Promise.all(Array.from({ length: 8 }, () => add([{ skuCode: itemNo, quantity: 3 }])));
    expect(await linesOf(visitor)).toMatchObject([{ quantity: 24 }]);
  });

  it.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 0.5 },
    { quantity: 1_000_000 },
    { quantity: 2 ** 31 },
    { quantity: 2 ** 53 },
    { quantity: '1e3' },
    { quantity: '５' },
    { quantity: null },
    { quantity: [1] },
    { quantity: 1, salesPrice: '0.01' },
  ])('is refused a line with %j', async (facts) => {
    const { itemNo } = await buildSku(shop.db.owner);
    expect((await add([{ skuCode: itemNo, ...facts }])).status).toBe(400);
    expect(await linesOf(visitor)).toEqual([]);
  });

  it.each([
    { quantity: 5, reason: 'quantity' },
    { quantity: 12, reason: 'quantity' },
    { quantity: 2_000, reason: 'obstacle' },
  ])('is told why $quantity of an item sold from 10 in steps of 5 fails', async ({ quantity, reason }) => {
    const { itemNo } = await buildSku(shop.db.owner, { moq: 10, step: 5, stock: 1_000 });
    const { body } = await add([{ skuCode: itemNo, quantity }]);
    expect(body.data).toMatchObject({ allFail: true, failInfos: [{ reason }], cartCount: 0 });
  });

  it('fills one cart with at most 200 kinds, and more of those', async () => {
    const items = await Promise.all(Array.from({ length: 202 }, () => buildSku(shop.db.owner)));
    const wishes = items.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 }));
    const { body } = await add(wishes);
    expect(body.data).toMatchObject({ addedQuantity: 200, cartCount: 200 });
    expect(body.data.failInfos).toMatchObject([{ reason: 'full' }, { reason: 'full' }]);
    expect(body.data.failInfos[0].failMsg).toContain('请登录');
    expect((await add(wishes.slice(0, 1))).body.data).toMatchObject({ allFail: false, cartCount: 200 });
    expect(await count()).toBe(200);
  });

  it('has no other cart, no list and nothing to change', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const line = { skuCode: itemNo, quantity: 1 };
    const as = { token: visitor, key: newKey() };
    const answers = await Promise.all([
      ...['punchout', 'vending'].map((type) => add([line], {}, type)),
      ...['punchout', 'vending'].map((type) => shop.get(`/cart-center/cart/count/${type}`, as)),
      shop.get('/cart-center/cart/list/enterprise', as),
      shop.post('/cart-center/cart/modify/enterprise', line, as),
      shop.post('/cart-center/cart/clearAll/enterprise', {}, as),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect(await linesOf(visitor)).toEqual([]);
  });

  it('pre-checks without writing', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 5 });
    const lines = [{ skuCode: itemNo, quantity: 6 }];
    for (const as of [{ token: visitor }, {}]) {
      const { body } = await shop.post('/cart-center/cart/preCheck', { lines }, as);
      expect(body.data).toMatchObject({ allFail: true, failInfos: [{ reason: 'obstacle' }] });
    }
    expect(await count()).toBe(0);
  });

  it('shares the cart with nobody', async () => {
    const { itemNo, skuId } = await buildSku(shop.db.owner);
    await add([{ skuCode: itemNo, quantity: 1 }]);
    const other = await buildSession(shop.db.owner, null);
    expect(await count({ token: other })).toBe(0);
    expect(await count({})).toBe(0);
    const strangers = [
      { firmId: null, userId: null, tokenHash: hashToken(other) },
      { firmId: null, userId: null },
      { ...(await buildMember(shop.db.owner)), tokenHash: null },
      { firmId: null, userId: null, right: 'identity' as const },
    ];
    for (const stranger of strangers) {
      const seen = await inTransaction(shop.db.app, stranger, 'write', async (db) => {
        await db.update(visitorCartLines).set({ quantity: 9 });
        await db.delete(visitorCartLines);
        return db.select().from(visitorCartLines);
      });
      expect(seen).toEqual([]);
    }
    const forged = { sessionHash: hashToken(visitor), skuId: (await buildSku(shop.db.owner)).skuId, quantity: 1 };
    await expect(
      inTransaction(shop.db.app, { firmId: null, userId: null, tokenHash: hashToken(other) }, 'write', (db) =>
        db.insert(visitorCartLines).values(forged),
      ),
    ).rejects.toThrow();
    expect(await shop.db.owner.select().from(visitorCartLines).where(sql`sku_id = ${skuId}`)).toMatchObject([
      { quantity: 1 },
    ]);
  });
});

describe('someone without a session', () => {
  const cookieOf = (headers: Headers) => /t_v=[\w-]{43}/.exec(headers.get('set-cookie') ?? '')?.[0];

  it('gets one with the first line and finds the cart again', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const first = await add([{ skuCode: itemNo, quantity: 2 }], { token: undefined });
    expect(first.body.data).toMatchObject({ visitor: true, cartCount: 1 });
    const cookie = cookieOf(first.headers) ?? '';
    expect(cookie).not.toBe('');
    expect(await count({ headers: { cookie } })).toBe(1);
    const asPage = { cookie, 'x-participant': 'visitor' };
    const second = await add([{ skuCode: itemNo, quantity: 3 }], { token: undefined, headers: asPage });
    expect(cookieOf(second.headers)).toBeUndefined();
    expect(await linesOf(cookie.slice('t_v='.length))).toMatchObject([{ quantity: 5 }]);
  });

  it('is one of many without starving anybody of connections', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const crowd = Array.from({ length: 30 }, () => add([{ skuCode: itemNo, quantity: 1 }], { token: undefined }));
    const answers = await Promise.all(crowd);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ headers }) => cookieOf(headers))).size).toBe(crowd.length);
  });

  it('gets none by asking', async () => {
    const answer = await shop.get('/cart-center/cart/count/enterprise');
    expect(answer.body.data).toEqual({ cartCount: 0 });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(['', 'short', 'a b c d e f g h', '*'.repeat(20)])('is refused without a proper key: %j', async (key) => {
    const { itemNo } = await buildSku(shop.db.owner);
    for (const token of [undefined, visitor]) {
      const { status, body } = await add([{ skuCode: itemNo, quantity: 1 }], { token, key });
      expect({ status, error: body.error }).toEqual({ status: 400, error: 'KEY_MISSING' });
    }
    expect(await linesOf(visitor)).toEqual([]);
  });
});

describe('people who are logged in', () => {
  it('fill their own cart, whatever the visitor’s holds', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const buyer = await buildMember(shop.db.owner);
    const { body } = await add([{ skuCode: itemNo, quantity: 1 }], { token: buyer.token });
    expect(body.data).toMatchObject({ visitor: false, cartCount: 1 });
    expect(await linesOf(buyer.token)).toEqual([]);
  });

  it.each([
    { name: 'group', firm: { firmType: 'group' }, extendType: 1 },
    { name: 'sales', firm: {}, extendType: 5 },
    { name: 'staff', firm: { firmType: 'operator' }, extendType: 1 },
    { name: 'restricted', firm: { firmChannel: 1 }, extendType: 1 },
  ])('are refused as $name, and no visitor’s cart opens for them', async ({ firm, extendType }) => {
    const { itemNo } = await buildSku(shop.db.owner);
    const member = await buildMember(shop.db.owner, {
      firm: await buildFirm(shop.db.owner, firm),
      participantExtendType: extendType,
    });
    expect((await add([{ skuCode: itemNo, quantity: 1 }], { token: member.token })).status).toBe(403);
    expect(await linesOf(member.token)).toEqual([]);
  });
});

it('forgets carts after ninety days', async () => {
  const items = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
  await add(items.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 })));
  const age = (skuId: bigint | undefined, days: number) =>
    shop.db.owner.execute(
      sql`update visitor_cart_lines set created_at = now() - make_interval(days => ${days}) where sku_id = ${skuId}`,
    );
  await age(items[0]?.skuId, 91);
  await age(items[1]?.skuId, 89);
  for (const job of cartJobs(shop.db.app)) await job.run();
  expect(await linesOf(visitor)).toMatchObject([{ item_no: items[1]?.itemNo }]);
});
