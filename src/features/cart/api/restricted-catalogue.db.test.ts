import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { RESTRICTED_CATALOGUE } from '../rules/restricted-catalogue.ts';

let shop: TestShop;
let keys = 0;
const call = (member: TestMember, path: string, input: object = {}) =>
  shop.post(path, input, { token: member.token, key: `catalogue-key-${(keys += 1)}` });
const add = (member: TestMember, skuCodes: string[]) =>
  call(member, '/cart-center/cart/add/enterprise', { lines: skuCodes.map((skuCode) => ({ skuCode, quantity: 1 })) });

beforeAll(async () => {
  shop = await startTestShop();
  await buildSku(shop.db.owner, { itemNo: RESTRICTED_CATALOGUE, name: '产品目录' });
});
afterAll(() => shop.stop());

describe('the restricted catalogue', () => {
  it('lies in a cart once', async () => {
    const buyer = await buildMember(shop.db.owner);
    expect((await add(buyer, [RESTRICTED_CATALOGUE])).body.data).toMatchObject({ allFail: false });
    expect((await add(buyer, [RESTRICTED_CATALOGUE])).body.data).toMatchObject({
      allFail: true,
      successInfos: [],
      failInfos: [{ reason: 'claimed' }],
    });
  });

  it('is had once by a firm, by whomever and in whichever cart', async () => {
    const buyer = await buildMember(shop.db.owner, { firm: await buildFirm(shop.db.owner) });
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    const { itemNo } = await buildSku(shop.db.owner);
    await add(colleague, [RESTRICTED_CATALOGUE]);
    const obtained = (member: TestMember) => call(member, '/recommend-engine/catalogue/alreadyObtained');
    expect((await obtained(buyer)).body.data).toEqual({ obtained: false });
    expect((await placeOrder(shop, buyer, [{ skuCode: RESTRICTED_CATALOGUE, quantity: 1 }])).status).toBe(200);
    for (const member of [buyer, colleague]) {
      expect((await obtained(member)).body.data).toEqual({ obtained: true });
      expect((await add(member, [RESTRICTED_CATALOGUE, itemNo])).body.data).toMatchObject({
        allFail: false,
        successInfos: [{ skuCode: itemNo }],
        failInfos: [{ skuCode: RESTRICTED_CATALOGUE, reason: 'claimed' }],
      });
    }
    const { body } = await shop.get('/cart-center/cart/list/enterprise', { token: colleague.token });
    const line = body.data.lines.find((one: { skuCode: string }) => one.skuCode === RESTRICTED_CATALOGUE);
    expect(line.obstacle).toContain('不能重复领取');
    expect(body.data.chosenCount).toBe(1);
  });

  it('goes to one order when a whole firm orders it at the same moment', async () => {
    const firm = await buildFirm(shop.db.owner);
    const people = await Promise.all([1, 2, 3, 4].map(() => buildMember(shop.db.owner, { firm })));
    const answers = await Promise.all(
      [...people, ...people].map((member) =>
        placeOrder(shop, member, [{ skuCode: RESTRICTED_CATALOGUE, quantity: 1 }]),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain('不能重复领取');
    const { rows } = await shop.db.owner.execute(
      `select count(*)::int as n from order_lines where firm_id = ${firm.firmId}`,
    );
    expect(rows[0]).toEqual({ n: 1 });
  });

  it('can be had again after the order was cancelled', async () => {
    const buyer = await buildMember(shop.db.owner);
    await placeOrder(shop, buyer, [{ skuCode: RESTRICTED_CATALOGUE, quantity: 1 }]);
    await shop.db.owner.execute(`update orders set status = 'cancelled' where firm_id = ${buyer.firmId}`);
    expect((await add(buyer, [RESTRICTED_CATALOGUE])).body.data).toMatchObject({ allFail: false });
  });

  it('is no other item', async () => {
    const buyer = await buildMember(shop.db.owner);
    const { itemNo } = await buildSku(shop.db.owner);
    await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
    const { body } = await call(buyer, '/recommend-engine/catalogue/alreadyObtained', { skuCode: itemNo });
    expect(body.data).toEqual({ obtained: false });
  });
});
