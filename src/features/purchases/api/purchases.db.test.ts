import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { customerItems } from '#features/materials/api/material-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { exclusiveSkus } from '#features/visible-goods/api/visibility-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { frequentItems } from './purchase-tables.ts';

let shop: TestShop;
let buyer: TestMember;

const BUYING = ['ORDER_MANAGEMENT', 'ORDER_ADD', 'ORDER_CANCEL'] as const;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const call = async (member: TestMember, path: string, input: object = {}) =>
  (await shop.post(`/enterprise-service/fronted/purchase/${path}`, input, { token: member.token })).body;
const list = async (member: TestMember, input: object = {}) => (await call(member, 'list', input)).data;
const codesOf = (answer: { list: { skuCode: string }[] }) => answer.list.map(({ skuCode }) => skuCode);

async function buy(member: TestMember, skuCode: string, quantity: number, daysAgo = 0): Promise<string> {
  const { body } = await placeOrder(shop, member, [{ skuCode, quantity }]);
  const { orderNo } = body.data;
  const submittedAt = sql`now() - make_interval(days => ${daysAgo})`;
  await shop.db.owner.update(orders).set({ submittedAt }).where(eq(orders.orderNo, orderNo));
  return orderNo;
}

describe('purchased goods', () => {
  it('add up what was bought, beside the last price and the price of today', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '10.00', orderUnit: '盒' });
    await buy(buyer, itemNo, 3, 20);
    await buy(buyer, itemNo, 7, 10);
    await shop.db.owner.update(skus).set({ salesPrice: 110_000n, listPrice: 110_000n }).where(eq(skus.itemNo, itemNo));
    const { total, list: rows } = await list(buyer);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      skuCode: itemNo,
      times: 2,
      quantity: 10,
      amount: '100.00',
      buyerCount: 1,
      lastQuantity: 7,
      lastPrice: '10.00',
      salesPrice: '11.00',
      priceMove: { direction: 'up', percent: '10.0%' },
      offeredQuantity: 7,
      orderUnit: '盒',
      obstacle: null,
      gone: false,
      frequent: false,
      paid: [{ price: '10.00' }, { price: '10.00' }],
    });
  });

  it('count an order once, however many lines of it hold the item', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const orderNo = await buy(buyer, itemNo, 3);
    // As an order with split lines has it: a second line of the item, given for nothing.
    await shop.db.owner.transaction(async (tx) => {
      await tx.execute(sql`insert into order_lines (firm_id, order_id, line_no, sku_id, item_no, product_name,
        order_unit, quantity, sales_price, amount_fen, tax_rate_bp, tax_fen, day_type)
        select firm_id, order_id, 2, sku_id, item_no, product_name, order_unit, quantity, 0, 0, tax_rate_bp, 0, day_type
        from order_lines where order_id = (select id from orders where order_no = ${orderNo})`);
      await tx.update(orders).set({ lineCount: 2 }).where(eq(orders.orderNo, orderNo));
    });
    expect((await list(buyer)).list[0]).toMatchObject({ times: 1, quantity: 6 });
  });

  it('leave out what was called off', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const orderNo = await buy(buyer, itemNo, 3);
    await shop.post('/oms-front/trade/cancel', { orderNo }, { token: buyer.token });
    expect(await list(buyer)).toMatchObject({ total: 0, list: [] });
  });

  it('are narrowed by period, brand, words, own codes and mark, and sorted', async () => {
    const brandId = await buildBrand(shop.db.owner, { code: `PB${buyer.userId}`, name: `采购牌${buyer.userId}` });
    const old = await buildSku(shop.db.owner, { name: '旧轴承' });
    const dear = await buildSku(shop.db.owner, { name: '贵的刀具', salesPrice: '500.00', brandId });
    const often = await buildSku(shop.db.owner, { name: '常用手套' });
    await buy(buyer, old.itemNo, 1, 200);
    await buy(buyer, dear.itemNo, 2, 40);
    for (const days of [80, 70, 60]) await buy(buyer, often.itemNo, 1, days);
    const codes = { firmId: buyer.firmId, code: 'WL-77%1', skuId: old.skuId, codeKey: 'WL771' };
    await shop.db.owner.insert(customerItems).values(codes);
    const found = async (input: object) => codesOf(await list(buyer, input));
    expect(await found({ sort: 'times' })).toEqual([often.itemNo, dear.itemNo, old.itemNo]);
    expect(await found({ sort: 'last' })).toEqual([dear.itemNo, often.itemNo, old.itemNo]);
    expect(await found({ sort: 'amount' })).toEqual([dear.itemNo, often.itemNo, old.itemNo]);
    expect(await found({ period: 'quarter' })).toEqual([often.itemNo, dear.itemNo]);
    expect(await found({ brandCode: `PB${buyer.userId}` })).toEqual([dear.itemNo]);
    expect(await found({ keyword: '手套' })).toEqual([often.itemNo]);
    expect(await found({ keyword: '77%1' })).toEqual([old.itemNo]);
    expect(await found({ keyword: '7_1' })).toEqual([]);
    expect(await found({ frequent: true })).toEqual([]);
    expect(await found({ pageSize: 1, pageNo: 2 })).toEqual([dear.itemNo]);
  });

  it('say why something cannot be bought any more, and keep its name', async () => {
    const gone = await buildSku(shop.db.owner, { name: '从前的商品' });
    const stopped = await buildSku(shop.db.owner);
    await buy(buyer, gone.itemNo, 1, 2);
    await buy(buyer, stopped.itemNo, 1, 1);
    await shop.db.owner.update(skus).set({ exclusive: true }).where(eq(skus.id, gone.skuId));
    await shop.db.owner.update(skus).set({ productStatus: 8 }).where(eq(skus.id, stopped.skuId));
    const other = await buildFirm(shop.db.owner);
    await shop.db.owner.insert(exclusiveSkus).values({ firmId: other.firmId, skuId: gone.skuId });
    const { list: rows } = await list(buyer, { sort: 'last' });
    expect(rows).toMatchObject([
      { skuCode: stopped.itemNo, gone: false, obstacle: '商品已下架，暂不可购买' },
      { productName: '从前的商品', gone: true, salesPrice: null, obstacle: '商品已下架或不在贵司可见范围' },
    ]);
  });
});

describe('who sees purchases', () => {
  it('is who sees the orders: the own ones, or those of the firm', async () => {
    const own = await buildMember(shop.db.owner, { firm: buyer, permissions: BUYING });
    const stranger = await buildMember(shop.db.owner);
    const [mine, theirs] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
    await buy(own, mine.itemNo, 1, 1);
    await buy(buyer, theirs.itemNo, 1, 2);
    expect(codesOf(await list(own))).toEqual([mine.itemNo]);
    expect(codesOf(await list(own, { buyerId: String(buyer.userId) }))).toEqual([]);
    expect(codesOf(await list(buyer, { sort: 'last' }))).toEqual([mine.itemNo, theirs.itemNo]);
    expect(codesOf(await list(buyer, { buyerId: String(own.userId) }))).toEqual([mine.itemNo]);
    expect(await list(stranger)).toMatchObject({ total: 0, list: [] });
    const { data: all } = await call(buyer, 'facets');
    expect(all.buyers.map((one: { buyerId: string }) => one.buyerId).sort()).toEqual(
      [String(own.userId), String(buyer.userId)].sort(),
    );
    expect(all).toMatchObject({ itemCount: 2, amount: '20.00' });
    expect((await call(own, 'facets')).data).toMatchObject({ itemCount: 1, buyers: [] });
  });

  it('needs the right to look at orders, and to export them', async () => {
    const nobody = await buildMember(shop.db.owner, { firm: buyer, permissions: [] });
    expect(await call(nobody, 'list')).toMatchObject({ error: 'PERMISSION_REFUSED' });
    const reader = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_MANAGEMENT'] });
    expect(await call(reader, 'export')).toMatchObject({ error: 'PERMISSION_REFUSED' });
  });
});

describe('marks of goods bought often', () => {
  it('belong to one person and narrow the list', async () => {
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    const [one, two] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
    await buy(buyer, one.itemNo, 1);
    await buy(buyer, two.itemNo, 1);
    const marking = { skuCodes: [one.itemNo, 'NOSUCH1'], frequent: true };
    expect((await call(buyer, 'setFrequent', marking)).data).toEqual({ skuCodes: [one.itemNo], frequentCount: 1 });
    expect((await call(buyer, 'setFrequent', marking)).data.frequentCount).toBe(1);
    expect(codesOf(await list(buyer, { frequent: true }))).toEqual([one.itemNo]);
    expect(codesOf(await list(colleague, { frequent: true }))).toEqual([]);
    await call(colleague, 'setFrequent', { skuCodes: [one.itemNo], frequent: false });
    expect((await list(buyer, { frequent: true })).total).toBe(1);
    const cleared = await call(buyer, 'setFrequent', { skuCodes: [one.itemNo], frequent: false });
    expect(cleared.data).toEqual({ skuCodes: [], frequentCount: 0 });
  });

  it('are at most 500, and a refusal leaves them as they were', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    await shop.db.owner.execute(sql`insert into skus (item_no, name, order_unit, base_unit, category_id, list_price,
      sales_price, source) select 'FRQ' || n, '占位', '个', '个', (select min(id) from categories), 1, 1, 'test'
      from generate_series(1, 500) n`);
    await shop.db.owner.execute(sql`insert into frequent_items (firm_id, user_id, sku_id)
      select ${buyer.firmId}, ${buyer.userId}, id from skus where item_no like 'FRQ%'`);
    const refused = await call(buyer, 'setFrequent', { skuCodes: [itemNo], frequent: true });
    expect(refused).toMatchObject({ error: 'FREQUENT_FULL' });
    expect(await shop.db.owner.$count(frequentItems, eq(frequentItems.userId, buyer.userId))).toBe(500);
  });
});

describe('the export', () => {
  it('is a workbook, and says when there is nothing to export', async () => {
    const post = (input: object) =>
      fetch(`${shop.url}/enterprise-service/fronted/purchase/export`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: buyer.token },
        body: JSON.stringify(input),
      });
    expect(await (await post({})).json()).toMatchObject({ error: 'PURCHASES_EMPTY' });
    const { itemNo } = await buildSku(shop.db.owner);
    await buy(buyer, itemNo, 1);
    const answer = await post({});
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });
});
