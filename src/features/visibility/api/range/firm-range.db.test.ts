import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { departments } from '#features/organisation/api/department-tables.ts';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { FirmRange } from '../../contract/range-contract.ts';

const BASE = '/enterprise-service/range';

let shop: TestShop;
let firm: TestFirm;
let admin: TestMember;
let buyer: TestMember;
let cheap: TestSku;
let dear: TestSku;
let secret: TestSku;
let brandId: bigint;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const categoryId = await buildCategory(owner, { code: 'CAT', name: '轴承' });
  await owner.execute(sql`update categories set path_ids = array[id]`);
  brandId = await buildBrand(owner, { code: 'BRD', name: '甲牌' });
  cheap = await buildSku(owner, { categoryId, brandId, salesPrice: '20.00' });
  dear = await buildSku(owner, { categoryId, salesPrice: '600.00' });
  secret = await buildSku(owner, { categoryId, exclusive: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  firm = await buildFirm(shop.db.owner);
  admin = await buildMember(shop.db.owner, { firm });
  buyer = await buildMember(shop.db.owner, { firm, permissions: ['ORDER_ADD'] });
});

const post = (name: string, input: object = {}, as = admin) => shop.post(`${BASE}/${name}`, input, { token: as.token });
const read = async (as = admin) => (await post('read', {}, as)).body.data as FirmRange;
const card = async ({ itemNo }: TestSku, as = buyer) =>
  shop.get(`/product-provider-v2/site/item/simpleDetail?itemCode=${itemNo}`, { token: as.token });
const obstacle = async (sku: TestSku, as = buyer) => (await card(sku, as)).body.data.obstacle;

it('tells for every code what became of it, and the rule holds at once', async () => {
  const codes = [cheap.itemNo, 'NO-SUCH', secret.itemNo];
  const { body } = await post('add', { effect: 'range', kind: 'sku', codes });
  expect(body.data).toEqual({
    added: 1,
    outcomes: [
      { code: cheap.itemNo, result: 'added' },
      { code: 'NO-SUCH', result: 'unknown' },
      { code: secret.itemNo, result: 'unknown' },
    ],
  });
  expect((await post('add', { effect: 'range', kind: 'sku', codes: [cheap.itemNo] })).body.data.outcomes).toEqual([
    { code: cheap.itemNo, result: 'present' },
  ]);
  expect(await obstacle(cheap)).toBeNull();
  expect(await obstacle(dear)).toBe('不在贵司可采购范围内，请联系专属销售');
  const [rule] = (await read()).rules;
  expect(rule).toMatchObject({
    madeBy: 'firm',
    kind: 'sku',
    code: cheap.itemNo,
    whom: { type: 'all' },
    state: 'running',
  });
  await post('remove', { ruleId: rule?.id });
  expect(await obstacle(dear)).toBeNull();
});

it('hides by price for a department and everything below it', async () => {
  const { owner } = shop.db;
  const [works] = await owner.insert(departments).values({ firmId: firm.firmId, name: '工厂' }).returning();
  const departmentId = works?.id ?? 0n;
  const worker = await buildMember(owner, { firm, permissions: ['ORDER_ADD'], departmentId });
  const added = await post('add', { effect: 'hide', kind: 'price', limit: 500, departmentId: String(departmentId) });
  expect(added.body.data.added).toBe(1);
  expect([(await card(dear, worker)).status, (await card(cheap, worker)).status]).toEqual([404, 200]);
  expect((await card(dear)).status).toBe(200);
  expect((await read()).rules[0]).toMatchObject({ name: '单价高于 ¥500', whom: { type: 'department', name: '工厂' } });
  expect((await post('preview', { userId: String(worker.userId) })).body.data).toMatchObject({
    visible: 1,
    purchasable: 1,
  });
  expect((await post('preview', { userId: String(buyer.userId) })).body.data).toMatchObject({ visible: 2 });
});

it('shows what somebody sees, and says why', async () => {
  await post('add', { effect: 'range', kind: 'brand', codes: ['BRD'], userId: String(buyer.userId) });
  const { body } = await post('preview', { userId: String(buyer.userId) });
  expect(body.data).toMatchObject({ visible: 2, purchasable: 1 });
  const sample = body.data.sample as { itemCode: string; buyable: boolean }[];
  expect(sample.find(({ itemCode }) => itemCode === dear.itemNo)?.buyable).toBe(false);
  const why = async (sku: TestSku, userId: string | null) =>
    (await post('explain', { userId, itemCode: sku.itemNo })).body.data;
  expect(await why(cheap, String(buyer.userId))).toMatchObject({
    buyable: true,
    reasons: [expect.stringContaining('品牌 甲牌')],
  });
  expect(await why(dear, String(buyer.userId))).toMatchObject({ visible: true, buyable: false });
  expect(await why(dear, null)).toMatchObject({ buyable: true, reasons: ['没有规则限制，可以看到和购买'] });
});

it('tells nothing of what the shop hides or keeps for others', async () => {
  const { owner } = shop.db;
  const hidden = { firmId: firm.firmId, effect: 'hide', kind: 'sku', targetId: dear.skuId };
  await owner.insert(visibilityRules).values(hidden);
  expect((await read()).rules).toEqual([]);
  expect((await post('explain', { itemCode: dear.itemNo })).status).toBe(404);
  expect((await post('explain', { itemCode: secret.itemNo })).status).toBe(404);
  expect((await post('add', { effect: 'hide', kind: 'sku', codes: [dear.itemNo] })).body.error).toBe('CODES_UNKNOWN');
  await owner.insert(exclusiveSkus).values({ firmId: firm.firmId, skuId: secret.skuId });
  expect((await post('explain', { itemCode: secret.itemNo })).body.data).toMatchObject({ visible: true });
});

it('shows what is agreed with the shop and lets nobody take it back or go beyond it', async () => {
  const agreed = { firmId: firm.firmId, effect: 'range', kind: 'brand', targetId: brandId };
  const [row] = await shop.db.owner.insert(visibilityRules).values(agreed).returning();
  expect((await read()).rules).toMatchObject([{ madeBy: 'desk', name: '甲牌' }]);
  expect((await post('remove', { ruleId: String(row?.id) })).status).toBe(404);
  await post('add', { effect: 'range', kind: 'sku', codes: [dear.itemNo] });
  expect(await obstacle(dear)).toBe('不在贵司可采购范围内，请联系专属销售');
  expect(await obstacle(cheap)).toBe('不在贵司可采购范围内，请联系专属销售');
});

it('lists rules that stand against each other', async () => {
  await post('add', { effect: 'hide', kind: 'category', codes: ['CAT'] });
  await post('add', { effect: 'range', kind: 'sku', codes: [cheap.itemNo] });
  const range = (await read()).rules.find(({ effect }) => effect === 'range');
  expect(range?.conflicts).toEqual(['所在分类或品牌已隐藏，本规则不生效']);
});

it('knows only people and departments of the own company', async () => {
  const stranger = await buildMember(shop.db.owner);
  const rule = { effect: 'hide', kind: 'price', limit: 100 };
  for (const whom of [{ userId: String(stranger.userId) }, { departmentId: '999999' }]) {
    expect((await post('add', { ...rule, ...whom })).body.error).toBe('WHOM_UNKNOWN');
  }
  expect((await post('preview', { userId: String(stranger.userId) })).body.error).toBe('WHOM_UNKNOWN');
  const people = (await post('people')).body.data as { userName: string }[];
  expect(people.map(({ userName }) => userName).sort()).toEqual([admin.userName, buyer.userName].sort());
});

it.each([
  [{ effect: 'hide', kind: 'agreement' }],
  [{ effect: 'hide', kind: 'price' }],
  [{ effect: 'hide', kind: 'price', limit: 123 }],
  [{ effect: 'hide', kind: 'sku' }],
  [{ effect: 'hide', kind: 'price', limit: 100, departmentId: '1', userId: '1' }],
  [{ effect: 'hide', kind: 'price', limit: 100, startsOn: '2026-02-01', endsOn: '2026-01-01' }],
])('refuses %j', async (input) => {
  expect((await post('add', input)).status).toBe(400);
});
