import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let keys = 0;

const as = (member: TestMember) => ({ token: member.token, key: `cart-test-key-${(keys += 1)}` });
const add = (member: TestMember, lines: unknown[], key = as(member)) =>
  shop.post('/cart-center/cart/add/enterprise', { lines }, key);
const list = async (member: TestMember, type = 'enterprise') =>
  (await shop.get(`/cart-center/cart/list/${type}`, { token: member.token })).body.data;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

describe('adding', () => {
  it('adds good lines, explains bad ones and counts what was added', async () => {
    const good = await buildSku(shop.db.owner, { salesPrice: '0.0345', moq: 100, step: 50 });
    const elsewhere = await buildSku(shop.db.owner, { notCart: true });
    const { status, body } = await add(buyer, [
      { skuCode: good.itemNo, quantity: 150, searchId: 'abc' },
      { skuCode: elsewhere.itemNo, quantity: 1 },
      { skuCode: 'NOSUCH', quantity: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ allFail: false, addedQuantity: 150, addedAmount: '5.18', cartCount: 1 });
    expect(body.data.failInfos).toMatchObject([
      { skuCode: elsewhere.itemNo, reason: 'region' },
      { skuCode: 'NOSUCH', reason: 'unknown' },
    ]);
    expect((await list(buyer)).lines).toMatchObject([
      { skuCode: good.itemNo, quantity: 150, searchId: 'abc', amount: '5.18' },
    ]);
  });

  it('adds once however often the same act arrives', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const once = as(buyer);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(buyer, [{ skuCode: itemNo, quantity: 2 }], once)),
    );
    for (const { body } of answers) expect(body.data).toEqual(answers[0]?.body.data);
    expect(answers[0]?.body.data).toMatchObject({ cartCount: 1 });
    expect((await list(buyer)).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('loses nothing when two windows add at the same time', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    await Promise.all(Array.from({ length: 8 }, () => add(buyer, [{ skuCode: itemNo, quantity: 3 }])));
    expect((await list(buyer)).lines).toMatchObject([{ quantity: 24 }]);
  });

  it('fails as a whole only when every line fails', async () => {
    const { body } = await add(buyer, [{ skuCode: 'NOSUCH', quantity: 1 }]);
    expect(body.data).toMatchObject({ allFail: true, successInfos: [], cartCount: 0 });
  });

  it('asks for a choice when nothing is chosen', async () => {
    const { status, body } = await add(buyer, []);
    expect({ status, message: body.message }).toEqual({ status: 400, message: '请先选择商品' });
  });

  it.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: 1_000_000 },
    { quantity: '5' },
    { quantity: 1, salesPrice: '0.01' },
  ])('refuses a line with %j', async (facts) => {
    const { itemNo } = await buildSku(shop.db.owner);
    const { status } = await add(buyer, [{ skuCode: itemNo, ...facts }]);
    expect(status).toBe(400);
    expect((await list(buyer)).lines).toEqual([]);
  });

  it('pre-checks without writing', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 5 });
    const lines = [{ skuCode: itemNo, quantity: 6 }];
    const { body } = await shop.post('/cart-center/cart/preCheck', { lines }, as(buyer));
    expect(body.data).toMatchObject({ allFail: true, failInfos: [{ reason: 'obstacle' }] });
    expect((await list(buyer)).cartCount).toBe(0);
  });
});

describe('the cart', () => {
  it('keeps the price that was seen and shows the one of today', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '10.00' });
    await add(buyer, [{ skuCode: itemNo, quantity: 2 }]);
    await shop.db.owner.execute(
      `update skus set sales_price = 120000, list_price = 120000 where item_no = '${itemNo}'`,
    );
    expect((await list(buyer)).lines).toMatchObject([
      { addedPrice: '10.00', salesPrice: '12.00', priceChange: 'up', amount: '24.00' },
    ]);
  });

  it('leaves lines that cannot be bought out of the totals', async () => {
    const [good, gone] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
    await add(buyer, [
      { skuCode: good.itemNo, quantity: 3 },
      { skuCode: gone.itemNo, quantity: 1 },
    ]);
    await shop.db.owner.execute(`update skus set product_status = 8 where item_no = '${gone.itemNo}'`);
    const cart = await list(buyer);
    expect(cart).toMatchObject({ cartCount: 2, chosenCount: 1, chosenQuantity: 3, chosenAmount: '30.00' });
    expect(cart.lines.find((line: { skuCode: string }) => line.skuCode === gone.itemNo).obstacle).toBe(
      '商品已下架，暂不可购买',
    );
  });

  it('changes quantity and choice, and refuses quantities off the step', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { moq: 10, step: 5 });
    await add(buyer, [{ skuCode: itemNo, quantity: 10 }]);
    const modify = (change: object) =>
      shop.post('/cart-center/cart/modify/enterprise', { skuCode: itemNo, ...change }, as(buyer));
    expect((await modify({ quantity: 25, selected: false })).body.data.lines).toMatchObject([
      { quantity: 25, selected: false },
    ]);
    for (const quantity of [12, 5, 0, -5]) expect((await modify({ quantity })).status).toBe(400);
    expect((await modify({})).status).toBe(400);
    expect((await list(buyer)).lines).toMatchObject([{ quantity: 25, selected: false }]);
  });

  it('removes the chosen, the named and all', async () => {
    const items = [await buildSku(shop.db.owner), await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
    await add(
      buyer,
      items.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 })),
    );
    const [first, second] = items.map(({ itemNo }) => itemNo);
    const call = (path: string, input = {}) => shop.post(`/cart-center/cart/${path}/enterprise`, input, as(buyer));
    expect((await call('clearChoose', { skuCodes: [first] })).body.data.cartCount).toBe(2);
    await call('modifyBatch', { lines: [{ skuCode: second, selected: false }] });
    expect((await call('clearChoose')).body.data.cartCount).toBe(1);
    expect((await list(buyer)).lines).toMatchObject([{ skuCode: second }]);
    expect((await call('clearAll')).body.data.cartCount).toBe(0);
  });

  it('belongs to one person, one firm and one type', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const [colleague, stranger] = [await buildMember(shop.db.owner, { firm: buyer }), await buildMember(shop.db.owner)];
    await add(buyer, [{ skuCode: itemNo, quantity: 1 }]);
    for (const other of [colleague, stranger]) {
      expect((await list(other)).lines).toEqual([]);
      const change = { skuCode: itemNo, quantity: 9 };
      expect((await shop.post('/cart-center/cart/modify/enterprise', change, as(other))).status).toBe(404);
      await shop.post('/cart-center/cart/clearAll/enterprise', {}, as(other));
    }
    expect((await list(buyer, 'vending')).lines).toEqual([]);
    expect((await list(buyer)).lines).toMatchObject([{ quantity: 1 }]);
  });
});

describe('recently viewed', () => {
  const history = async (member: TestMember, n: number) =>
    (await shop.get(`/cart-center/history/list/enterprise/${n}`, { token: member.token })).body.data;
  const view = (itemNo: string) => shop.post(`/cart-center/history/add/enterprise/${itemNo}`, {}, as(buyer));

  it('shows each item once, the last viewed first, and to nobody else', async () => {
    const [a, b] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
    for (const { itemNo } of [a, b, a]) await view(itemNo);
    expect((await history(buyer, 6)).map((item: { skuCode: string }) => item.skuCode)).toEqual([a.itemNo, b.itemNo]);
    expect(await history(buyer, 1)).toHaveLength(1);
    expect(await history(await buildMember(shop.db.owner, { firm: buyer }), 6)).toEqual([]);
    expect((await view('NOSUCH')).status).toBe(404);
  });

  it('keeps as many as it says', async () => {
    const { body } = await shop.get('/cart-center/history/maximum/enterprise', { token: buyer.token });
    const { maximum } = body.data;
    const items = [];
    for (let n = 0; n < maximum + 2; n += 1) items.push(await buildSku(shop.db.owner, { stock: 0 }));
    for (const { itemNo } of items) await view(itemNo);
    const kept = await history(buyer, maximum);
    expect(kept).toHaveLength(maximum);
    expect(kept[0].skuCode).toBe(items.at(-1)?.itemNo);
    const { rows } = await shop.db.owner.execute(
      `select count(*)::int as n from view_history where user_id = ${buyer.userId}`,
    );
    expect(rows[0]).toEqual({ n: maximum });
  });
});
