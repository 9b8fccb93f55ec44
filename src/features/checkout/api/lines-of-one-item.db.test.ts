import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESTRICTED_CATALOGUE } from '#features/cart/rules/public.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;

const call = (path: string, input: unknown) =>
  shop.post(`/oms-front/${path}`, input, { token: buyer.token, key: randomUUID() });
const inTwo = (skuCode: string, [first, second]: readonly [number, number]) => [
  { skuCode, quantity: first },
  { skuCode, quantity: second, split: '1' },
];

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

/** The same lines as the order sends them. */
async function create(lines: ReturnType<typeof inTwo>, totalAmount: string) {
  const addressId = await buildAddress(shop.db.owner, buyer);
  const priced = lines.map((line) => ({ ...line, salesPrice: '10.00' }));
  return call('trade/create', { lines: priced, totalAmount, addressId });
}

describe('two lines of one item', () => {
  it('are refused together by check, calculation and order alike where stock does for one only', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 100 });
    const lines = inTwo(itemNo, [60, 60]);
    const failMsg = '本单 2 行共 120 个：库存不足，当前可售 100 个';
    expect((await call('pre/check', lines)).body.data).toEqual({
      passed: false,
      failInfos: [
        { skuCode: itemNo, failMsg },
        { skuCode: itemNo, failMsg },
      ],
    });
    const { data } = (await call('pre/calculate', lines)).body;
    expect(data).toMatchObject({ goodsAmount: '0.00', lines: [{ obstacle: failMsg }, { obstacle: failMsg }] });
    const { status, body } = await create(lines, '1200.00');
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ failInfos: [{ failMsg }, { failMsg }] });
  });

  it('meet the smallest order by their sum', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { moq: 10, step: 5 });
    expect((await call('pre/check', inTwo(itemNo, [4, 6]))).body.data).toEqual({ passed: true, failInfos: [] });
    expect((await call('pre/check', inTwo(itemNo, [4, 7]))).body.data).toMatchObject({ passed: false });
    expect((await create(inTwo(itemNo, [4, 6]), '110.00')).status).toBe(200);
    const { failInfos } = (await create(inTwo(itemNo, [4, 7]), '120.00')).body.data;
    expect(failInfos[0].failMsg).toBe('本单 2 行共 11 个：起订 10 个，按 5 个递增');
  });

  it('of the catalogue that is had once are one too many, and one is when the firm has had it', async () => {
    await buildSku(shop.db.owner, { itemNo: RESTRICTED_CATALOGUE, name: '产品目录' });
    const one = [{ skuCode: RESTRICTED_CATALOGUE, quantity: 1 }];
    expect((await call('pre/check', inTwo(RESTRICTED_CATALOGUE, [1, 1]))).body.data).toMatchObject({ passed: false });
    expect((await call('pre/check', one)).body.data).toEqual({ passed: true, failInfos: [] });
    expect((await placeOrder(shop, buyer, one)).status).toBe(200);
    const { failInfos } = (await call('pre/check', one)).body.data;
    expect(failInfos).toEqual([{ skuCode: RESTRICTED_CATALOGUE, failMsg: expect.stringContaining('不能重复领取') }]);
  });
});
