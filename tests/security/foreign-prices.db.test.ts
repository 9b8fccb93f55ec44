import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildSearchIndex } from '#features/search/api/public.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildAgreement } from '#tests/factories/build-price.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { orderInput, placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const LIST = '100.00';

let shop: TestShop;
let itemNo: string;
let visitor: string;
/** Firms with agreements about the same item; what each pays for one, and for ten. */
let firms: { member: TestMember; one: string; ten: string }[];

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const sku = await buildSku(owner, { salesPrice: '90.00', listPrice: LIST });
  itemNo = sku.itemNo;
  const agreed = async (one: string, ten: string) => {
    const member = await buildMember(owner, { firm: await buildFirm(owner, { levelCode: 'enterprise' }) });
    await buildAgreement(owner, { firmId: member.firmId, skuId: sku.skuId, price: one });
    await buildAgreement(owner, { firmId: member.firmId, skuId: sku.skuId, price: ten, minQuantity: 10 });
    return { member, one, ten };
  };
  firms = [await agreed('71.0100', '61.0100'), await agreed('72.0200', '62.0200')];
  visitor = await buildSession(owner, null);
  await rebuildSearchIndex(owner);
});
afterAll(() => shop.stop());

/** Every call that tells a price of an item, and how one asks it. */
const DOORS: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
  'price batch': async (token) =>
    (await shop.post('/price-search/v2/price/queryRealPriceSkuBatch', { skuCodes: [itemNo] }, { token })).body.data,
  detail: async (token) =>
    (await shop.get(`/product-provider-v2/site/item/detail?itemCode=${itemNo}`, { token })).body.data,
  'simple detail': async (token) =>
    (await shop.get(`/product-provider-v2/site/item/simpleDetail?itemCode=${itemNo}`, { token })).body.data,
  cards: async (token) =>
    (await shop.post('/product-provider-v2/site/item/cards', { itemCodes: [itemNo] }, { token })).body.data,
  search: async (token) =>
    (await shop.post('/product-provider-v2/search/product', { keyword: itemNo }, { token })).body.data.items,
  recommendations: async (token) =>
    (await shop.post('/recommend-engine/site/recommend/items', { batch: 0, size: 7 }, { token })).body.data,
};

const priceOf = (price: string) => `"salesPrice":"${price.replace(/00$/, '')}"`;

describe.each(Object.keys(DOORS))('%s', (door) => {
  it('tells each firm its own price, in turn and at once, and visitors the list price', async () => {
    const ask = async (token: string) => JSON.stringify(await DOORS[door]?.(token));
    const [first, second] = firms;
    if (!first || !second) throw new Error('two firms are needed');
    const turns = [first, second, first, second];
    for (const { member, one, ten } of turns) {
      const other = member === first.member ? second : first;
      const answer = await ask(member.token);
      expect(answer).toContain(priceOf(one));
      expect(answer).toContain(priceOf(ten));
      expect(answer).not.toContain(priceOf(other.one));
      expect(answer).not.toContain(priceOf(other.ten));
    }
    const answers = await Promise.all([...turns, ...turns].map(({ member }) => ask(member.token)));
    answers.forEach((answer, index) => expect(answer).toContain(priceOf(turns[index % 4]?.one ?? '')));
    const seen = await ask(visitor);
    expect(seen).toContain(`"salesPrice":"${LIST}"`);
    for (const { one, ten } of firms) {
      expect(seen).not.toContain(priceOf(one));
      expect(seen).not.toContain(priceOf(ten));
    }
  });
});

describe('buying', () => {
  it('the special price of a firm is its own', async () => {
    for (const { member, one } of firms) {
      const { body } = await shop.get(`/price-search/customerSpecialPrice?skuCode=${itemNo}`, member);
      expect(body.data).toMatchObject({
        specialPrice: one.replace(/00$/, ''),
        listPrice: LIST,
        agreement: { validTo: null },
      });
    }
  });

  it('costs each firm its own price in cart and order, by quantity', async () => {
    for (const { member, one, ten } of firms) {
      for (const [quantity, price] of [
        [9, one],
        [10, ten],
      ] as const) {
        const lines = [{ skuCode: itemNo, quantity }];
        await shop.post('/cart-center/cart/clearAll/enterprise', {}, member);
        await shop.post('/cart-center/cart/add/enterprise', { lines }, { token: member.token, key: randomUUID() });
        const { body } = await shop.get('/cart-center/cart/list/enterprise', member);
        expect(JSON.stringify(body.data.lines)).toContain(priceOf(price));
        const total = (Number(price) * quantity).toFixed(2);
        expect(body.data.lines[0].amount).toBe(total);
        const order = await placeOrder(shop, member, lines);
        expect(order.status).toBe(200);
        expect(order.body.data.totalAmount).toBe(total);
      }
    }
  });

  it('at the price of another firm, of one piece for ten, or of list is refused with the own price', async () => {
    const [own, other] = firms;
    if (!own || !other) throw new Error('two firms are needed');
    for (const [quantity, salesPrice] of [
      [10, other.ten],
      [9, own.ten],
      [10, own.one],
      [9, LIST],
      [9, '0.0100'],
    ] as const) {
      const honest = await orderInput(shop, own.member, [{ skuCode: itemNo, quantity }]);
      const input = { ...honest, lines: [{ skuCode: itemNo, quantity, salesPrice }] };
      const { status, body } = await shop.post('/oms-front/trade/create', input, {
        token: own.member.token,
        key: randomUUID(),
      });
      expect(status).toBe(409);
      expect(body.code).toBe(33001);
      const { lines } = body.data as unknown as { lines: { salesPrice: string }[] };
      expect(lines[0]?.salesPrice).toBe((quantity < 10 ? own.one : own.ten).replace(/00$/, ''));
    }
  });
});
