import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildSearchIndex } from '#features/search/api/public.ts';
import { visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Security check 17: a code that another firm uses changes no answer, and two firms use one code side by side. */
const BASE = '/product-provider-v2/customerItem';
const CODE = 'MAT-000777';

let shop: TestShop;
let first: TestSku;
let second: TestSku;
let holder: TestMember;
let stranger: TestMember;

const put = (member: TestMember, itemCode: string, code = CODE, more = {}) =>
  shop.post(`${BASE}/put`, { itemCode, materialCode: code, ...more }, { token: member.token });
const codes = async (member: TestMember, itemCode: string) =>
  (await shop.get(`${BASE}/codes?itemCode=${itemCode}`, { token: member.token })).body.data;
const match = async (token: string | undefined, keyword: string) =>
  (await shop.get(`${BASE}/match?keyword=${encodeURIComponent(keyword)}`, { token })).body.data;
const searchType = async (token: string | undefined, keyword: string) =>
  (await shop.post('/product-provider-v2/search/searchType', { keyword, searchId: 'abc' }, { token })).body.data;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  first = await buildSku(owner, { name: '第一种滤芯' });
  second = await buildSku(owner, { name: '第二种滤芯' });
  holder = await buildMember(owner);
  stranger = await buildMember(owner);
  await rebuildSearchIndex(owner);
});
afterAll(() => shop.stop());

it('tells nobody else that a code exists', async () => {
  const before = [await match(stranger.token, CODE), await searchType(stranger.token, CODE)];
  const visitor = [await match(undefined, CODE), await searchType(undefined, CODE)];
  expect((await put(holder, first.itemNo)).body.data).toEqual([{ materialCode: CODE, materialName: '' }]);
  expect([await match(stranger.token, CODE), await searchType(stranger.token, CODE)]).toEqual(before);
  expect([await match(undefined, CODE), await searchType(undefined, CODE)]).toEqual(visitor);
  expect(await codes(stranger, first.itemNo)).toEqual([]);
});

it('leads its firm straight to the one item, and says by which code', async () => {
  expect(await searchType(holder.token, 'mat 000777')).toMatchObject({
    type: 'u',
    data: first.itemNo,
    matchedCode: CODE,
  });
});

it('answers a second firm that enters the same code as if it were the first', async () => {
  const { status, body } = await put(stranger, second.itemNo);
  expect([status, body.data]).toEqual([200, [{ materialCode: CODE, materialName: '' }]]);
  expect(await searchType(stranger.token, CODE)).toMatchObject({ type: 'u', data: second.itemNo });
  expect(await searchType(holder.token, CODE)).toMatchObject({ type: 'u', data: first.itemNo });
});

it('lists several items of one code, without those that are hidden', async () => {
  await put(holder, second.itemNo, CODE, { materialName: '滤芯' });
  expect(await searchType(holder.token, CODE)).toMatchObject({
    type: 'm',
    mappingItems: [{ itemCode: first.itemNo }, { itemCode: second.itemNo }],
  });
  const { firmId } = holder;
  await shop.db.owner.insert(visibilityRules).values({ firmId, effect: 'hide', kind: 'sku', targetId: second.skuId });
  expect(await searchType(holder.token, CODE)).toMatchObject({ type: 'u', data: first.itemNo });
  expect((await match(holder.token, CODE)).map(({ item }: { item: { itemCode: string } }) => item.itemCode)).toEqual([
    first.itemNo,
  ]);
});

it('changes and removes codes for those who keep them, and for nobody else', async () => {
  const reader = await buildMember(shop.db.owner, { firm: holder, permissions: [] });
  expect((await put(reader, first.itemNo)).status).toBe(403);
  expect(await codes(reader, first.itemNo)).toEqual([{ materialCode: CODE, materialName: '' }]);
  const changed = await put(holder, first.itemNo, 'MAT-000778', { materialName: '主滤芯', replaces: CODE });
  expect(changed.body.data).toEqual([{ materialCode: 'MAT-000778', materialName: '主滤芯' }]);
  expect((await put(holder, first.itemNo, '---')).body.error).toBe('CODE_WITHOUT_SIGNS');
  const remove = () =>
    shop.post(`${BASE}/remove`, { itemCode: first.itemNo, materialCode: 'MAT-000778' }, { token: holder.token });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect(await codes(holder, first.itemNo)).toEqual([]);
});

it('ends at twenty codes of one item', async () => {
  for (let n = 0; n < 20; n += 1) expect((await put(holder, first.itemNo, `C${n}`)).status).toBe(200);
  expect((await put(holder, first.itemNo, 'C20')).body.error).toBe('TOO_MANY_CODES');
  expect((await put(holder, first.itemNo, 'C20', { replaces: 'C0' })).status).toBe(200);
});
