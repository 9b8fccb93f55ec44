import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLines } from '#features/cart/api/cart-tables.ts';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { customerItems } from '#features/materials/api/material-tables.ts';
import { orderEvents, orderLines, orders, stockReservations } from '#features/orders/api/order-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput, placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const wish = ({ itemNo }: TestSku, quantity: number) => [{ skuCode: itemNo, quantity }];
const ordersOf = (member: TestMember) => shop.db.owner.select().from(orders).where(eq(orders.firmId, member.firmId));

async function reservedOf({ skuId }: TestSku): Promise<number> {
  const [row] = await shop.db.owner
    .select({ reserved: sql<number>`sum(reserved)::int` })
    .from(stockLevels)
    .where(eq(stockLevels.skuId, skuId));
  return row?.reserved ?? 0;
}

/** Nothing of a refused order may stay behind. */
async function expectNothingWritten(sku: TestSku): Promise<void> {
  expect(await ordersOf(buyer)).toEqual([]);
  expect(await reservedOf(sku)).toBe(0);
  for (const table of [orderLines, stockReservations, orderEvents]) {
    expect(await shop.db.owner.select().from(table).where(eq(table.firmId, buyer.firmId))).toEqual([]);
  }
}

describe('an order', () => {
  it('is priced by the shop, holds its stock and leaves the cart', async () => {
    const [small, made] = [
      await buildSku(shop.db.owner, { salesPrice: '0.0345', moq: 100, step: 50, stock: 1000 }),
      await buildSku(shop.db.owner, { salesPrice: '86.50', dayType: 3, deliveryDays: 5, stock: 0, taxRateBp: 900 }),
    ];
    const wishes = [...wish(small, 150), ...wish(made, 2)];
    const key = { token: buyer.token, key: randomUUID() };
    await shop.post('/cart-center/cart/add/enterprise', { lines: wishes }, key);
    const { status, body } = await placeOrder(shop, buyer, wishes, {
      replace: { poNumber: ' PO-7 ', note: '送到 3 号门', fromCart: true },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'to_ship', statusLabel: '待发货', lineCount: 2, totalAmount: '188.18' });
    expect(body.data.orderNo).toMatch(/^SO\d{12}$/);

    const [order] = await ordersOf(buyer);
    expect(order).toMatchObject({ goodsFen: 17_818n, freightFen: 1_000n, totalFen: 18_818n, poNumber: 'PO-7' });
    expect(order?.address).toMatchObject({ receiver: '李敏', province: '江苏省' });
    expect(await reservedOf(small)).toBe(150);
    expect(await reservedOf(made)).toBe(0);
    expect(await shop.db.owner.select().from(cartLines).where(eq(cartLines.userId, buyer.userId))).toEqual([]);
  });

  it('leaves other lines, and a cart it did not come from, alone', async () => {
    const [one, two] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
    const lines = [...wish(one, 5), ...wish(two, 5)];
    await shop.post('/cart-center/cart/add/enterprise', { lines }, { token: buyer.token, key: randomUUID() });
    await placeOrder(shop, buyer, wish(one, 1));
    const kept = () => shop.db.owner.select().from(cartLines).where(eq(cartLines.userId, buyer.userId));
    expect(await kept()).toHaveLength(2);
    await placeOrder(shop, buyer, wish(one, 5), { replace: { fromCart: true } });
    expect(await kept()).toMatchObject([{ skuId: two.skuId }]);
  });

  it('names items as the firm does, by what was typed or by its mapping; what the cart says stands', async () => {
    const sku = () => buildSku(shop.db.owner);
    const [mapped, typed, cleared] = [await sku(), await sku(), await sku()];
    for (const [n, { skuId }] of [mapped, typed, cleared].entries()) {
      const own = { code: `M-${n}`, codeKey: `M${n}`, skuId };
      await shop.db.owner.insert(customerItems).values([
        { firmId: buyer.firmId, ...own },
        { firmId: (await buildFirm(shop.db.owner)).firmId, ...own, code: '别家' },
      ]);
    }
    const coded = [...wish(mapped, 1), ...wish(typed, 1)];
    const input = await orderInput(shop, buyer, coded);
    const lines = input.lines.map((line: object, n: number) => (n === 1 ? { ...line, customerCode: '自编' } : line));
    await placeOrder(shop, buyer, coded, { replace: { lines } });
    const as = { token: buyer.token, key: randomUUID() };
    await shop.post('/cart-center/cart/add/enterprise', { lines: wish(cleared, 1) }, as);
    const clearing = { skuCode: cleared.itemNo, customerCode: '' };
    await shop.post('/cart-center/cart/modify/enterprise', clearing, { ...as, key: randomUUID() });
    await placeOrder(shop, buyer, wish(cleared, 1), { replace: { fromCart: true } });
    const kept = await shop.db.owner.select().from(orderLines).where(eq(orderLines.firmId, buyer.firmId));
    const codeOf = ({ skuId }: TestSku) => kept.find((line) => line.skuId === skuId)?.customerCode;
    expect([mapped, typed, cleared].map(codeOf)).toEqual(['M-0', '自编', '']);
    const { body } = await shop.post('/oms-front/pre/calculate', coded, { token: buyer.token });
    expect(body.data.lines).toMatchObject([{ customerCode: 'M-0' }, { customerCode: 'M-1' }]);
  });

  it('travels free for a firm that agreed so', async () => {
    const firm = await buildFirm(shop.db.owner);
    await shop.db.owner
      .update(firms)
      .set({ settings: { freeShipping: true } })
      .where(eq(firms.id, firm.firmId));
    const member = await buildMember(shop.db.owner, { firm });
    const { body } = await placeOrder(shop, member, wish(await buildSku(shop.db.owner), 1));
    expect(body.data.totalAmount).toBe('10.00');
  });
});

describe('sent more than once', () => {
  it('is one order for fifty identical submits, and for a submit after the answer was lost', async () => {
    const sku = await buildSku(shop.db.owner);
    const input = await orderInput(shop, buyer, wish(sku, 3));
    const as = { token: buyer.token, key: randomUUID() };
    const send = () => shop.post('/oms-front/trade/create', input, as);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const done = answers.filter((answer) => answer.status === 200);
    const told = answers.filter((answer) => answer.status !== 200);
    // Beside the order itself only "slow down" and "already under way" are honest answers.
    for (const answer of told) expect([409, 429, 503]).toContain(answer.status);
    expect(new Set(done.map((answer) => answer.body.data.orderNo)).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await reservedOf(sku)).toBe(3);
  });

  it('is one order when two windows check the same cart out', async () => {
    const sku = await buildSku(shop.db.owner);
    const lines = wish(sku, 3);
    await shop.post('/cart-center/cart/add/enterprise', { lines }, { token: buyer.token, key: randomUUID() });
    const windows = [1, 2, 3].map(() => placeOrder(shop, buyer, lines, { replace: { fromCart: true } }));
    const answers = await Promise.all(windows);
    expect(answers.map((answer) => answer.body.error ?? 'ordered').sort()).toEqual([
      'ORDER_CART_CHANGED',
      'ORDER_CART_CHANGED',
      'ordered',
    ]);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await reservedOf(sku)).toBe(3);
  });

  it('refuses the key for another order', async () => {
    const sku = await buildSku(shop.db.owner);
    const key = randomUUID();
    expect((await placeOrder(shop, buyer, wish(sku, 1), { key })).status).toBe(200);
    const { status, body } = await placeOrder(shop, buyer, wish(sku, 2), { key });
    expect({ status, error: body.error }).toEqual({ status: 422, error: 'KEY_REUSED' });
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('is refused without a key', async () => {
    const input = await orderInput(shop, buyer, wish(await buildSku(shop.db.owner), 1));
    const { status, body } = await shop.post('/oms-front/trade/create', input, { token: buyer.token });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'KEY_MISSING' });
  });
});

describe('a refused order writes nothing', () => {
  it.each([
    { name: 'negative', quantity: -5, status: 400 },
    { name: 'zero', quantity: 0, status: 400 },
    { name: 'broken', quantity: 1.5, status: 400 },
    { name: 'beyond the limit', quantity: 1_000_000, status: 400 },
    { name: 'off the step', quantity: 12, status: 400 },
    { name: 'below the minimum', quantity: 5, status: 400 },
  ])('when a quantity is $name', async ({ quantity, status }) => {
    const sku = await buildSku(shop.db.owner, { moq: 10, step: 5 });
    const input = await orderInput(shop, buyer, wish(sku, 10));
    const lines = [{ ...input.lines[0], quantity }];
    const answer = await shop.post(
      '/oms-front/trade/create',
      { ...input, lines },
      { token: buyer.token, key: randomUUID() },
    );
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\p{Script=Han}/u);
    await expectNothingWritten(sku);
  });

  it.each([
    'status',
    'firmId',
    'userId',
    'orderNo',
    'freightAmount',
    'discountAmount',
    'levelCode',
    'freeShipping',
    'approvedBy',
    'submittedAt',
    'version',
    '__proto__x',
  ])('when it brings the field %s', async (field) => {
    const sku = await buildSku(shop.db.owner);
    const { status, body } = await placeOrder(shop, buyer, wish(sku, 1), { replace: { [field]: '1' } });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'BAD_REQUEST' });
    await expectNothingWritten(sku);
  });

  it('when a line brings a field of its own', async () => {
    const sku = await buildSku(shop.db.owner);
    const input = await orderInput(shop, buyer, wish(sku, 1));
    const lines = [{ ...input.lines[0], amount: '0.01' }];
    const answer = await shop.post(
      '/oms-front/trade/create',
      { ...input, lines },
      { token: buyer.token, key: randomUUID() },
    );
    expect(answer.status).toBe(400);
    await expectNothingWritten(sku);
  });

  it('when the buyer saw another price or total, and says what it costs now', async () => {
    const sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
    const cheaper = [{ skuCode: sku.itemNo, quantity: 1, salesPrice: '0.01' }];
    for (const replace of [{ lines: cheaper }, { lines: cheaper, totalAmount: '0.01' }, { totalAmount: '299.99' }]) {
      const { status, body } = await placeOrder(shop, buyer, wish(sku, 1), { replace });
      expect({ status, error: body.error }).toEqual({ status: 409, error: 'ORDER_PRICE_CHANGED' });
      expect(body.data).toMatchObject({ totalAmount: '300.00', lines: [{ salesPrice: '300.00' }] });
    }
    await expectNothingWritten(sku);
  });

  it.each([
    { name: 'off sale', facts: { productStatus: 8 } },
    { name: 'not sold to the region', facts: { notCart: true } },
    { name: 'without a price', facts: { salesPrice: '0.00' } },
    { name: 'short of stock', facts: { stock: 4 } },
  ])('when an item is $name', async ({ facts }) => {
    const [good, bad] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner, facts)];
    const { status, body } = await placeOrder(shop, buyer, [...wish(good, 1), ...wish(bad, 5)]);
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'ORDER_LINES_REFUSED' });
    expect(body.data.failInfos).toMatchObject([{ skuCode: bad.itemNo, failMsg: expect.any(String) }]);
    await expectNothingWritten(good);
  });

  it('when the address is another’s, removed or unknown', async () => {
    const sku = await buildSku(shop.db.owner);
    const stranger = await buildMember(shop.db.owner);
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    const foreign = [await buildAddress(shop.db.owner, stranger), await buildAddress(shop.db.owner, colleague)];
    const removed = await buildAddress(shop.db.owner, buyer, { removedAt: new Date() });
    for (const addressId of [...foreign, removed, '999999999999']) {
      const { status, body } = await placeOrder(shop, buyer, wish(sku, 1), { addressId });
      expect({ status, error: body.error }).toEqual({ status: 409, error: 'ORDER_ADDRESS_GONE' });
    }
    await expectNothingWritten(sku);
  });

  it('when the same item comes twice', async () => {
    const sku = await buildSku(shop.db.owner);
    const input = await orderInput(shop, buyer, wish(sku, 1));
    const lines = [...input.lines, ...input.lines];
    const answer = await shop.post(
      '/oms-front/trade/create',
      { ...input, lines },
      { token: buyer.token, key: randomUUID() },
    );
    expect(answer.status).toBe(400);
    await expectNothingWritten(sku);
  });
});

describe('everyone wants the same', () => {
  it('sells exactly what there is, and nothing of the losers stays', async () => {
    const [hot, other] = [await buildSku(shop.db.owner, { stock: 30 }), await buildSku(shop.db.owner, { stock: 1000 })];
    const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(shop.db.owner)));
    const wishes = [...wish(hot, 2), ...wish(other, 1)];
    const inputs = await Promise.all(members.map((member) => orderInput(shop, member, wishes)));
    const answers = await Promise.all(
      members.map((member, index) =>
        shop.post('/oms-front/trade/create', inputs[index], { token: member.token, key: randomUUID() }),
      ),
    );
    const won = answers.filter((answer) => answer.status === 200).length;
    const lost = answers.filter((answer) => answer.status !== 200);
    expect(won).toBe(15);
    for (const { status, body } of lost) {
      expect(status).toBe(409);
      expect(['ORDER_STOCK_SHORT', 'ORDER_LINES_REFUSED']).toContain(body.error);
      expect(body.data.failInfos).toMatchObject([{ skuCode: hot.itemNo }]);
    }
    expect(await reservedOf(hot)).toBe(30);
    expect(await reservedOf(other)).toBe(won);
    const held = await shop.db.owner
      .select({ n: sql<number>`sum(quantity)::int` })
      .from(stockReservations)
      .where(and(eq(stockReservations.skuId, hot.skuId), eq(stockReservations.state, 'held')));
    expect(held).toEqual([{ n: 30 }]);
  });
});
