import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const BASE = '/product-provider-v2/desk/visibility';

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
let inside: TestSku;
let outside: TestSku;
const customerCode = 'VIS-1';

const post = (name: string, input: object) => shop.post(`${BASE}/${name}`, input, { token: staff.token });
const get = async (name: string, query: Record<string, string>) =>
  (await shop.get(`${BASE}/${name}?${new URLSearchParams(query)}`, { token: staff.token })).body;
const card = (itemNo: string, member = buyer) =>
  shop.get(`/product-provider-v2/site/item/simpleDetail?itemCode=${itemNo}`, { token: member.token });
const flag = async (member: TestMember) =>
  (await shop.get('/product-provider-v2/visibleFlag', { token: member.token })).body.data;
const rule = (facts: object) => ({ customerCode, userName: null, effect: 'range', kind: 'category', ...facts });

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  staff = await buildMember(owner, {
    firm: await buildFirm(owner, { firmType: 'operator' }),
    permissions: ['DESK_VISIBILITY'],
  });
  buyer = await buildMember(owner, { firm: await buildFirm(owner, { customerCode, name: '范围测试公司' }) });
  const categoryId = await buildCategory(owner, { code: 'IN', name: '范围内' });
  await owner.execute(sql`update categories set path_ids = array[id]`);
  inside = await buildSku(owner, { categoryId });
  outside = await buildSku(owner, { brandId: await buildBrand(owner, { code: 'OUT', name: '外牌' }) });
});
afterAll(() => shop.stop());

it('finds customers by name and code, and never the shop itself', async () => {
  expect((await get('customers', { keyword: '范围测试' })).data).toMatchObject([{ customerCode, ruleCount: 0 }]);
  const all = (await get('customers', {})).data as { customerCode: string }[];
  expect(all.map((firm) => firm.customerCode)).toEqual([customerCode]);
  expect((await get('range', { customerCode: 'NOBODY' })).error).toBe('CUSTOMER_UNKNOWN');
});

it('adds a range once, tells unknown codes, and the customer buys inside it alone', async () => {
  expect(await flag(buyer)).toBe(false);
  const added = await post('addRules', rule({ codes: ['IN', 'IN', 'NO-SUCH'] }));
  expect(added.body.data).toEqual({ added: 1, present: 0, unknown: ['NO-SUCH'] });
  expect((await post('addRules', rule({ codes: ['IN'] }))).body.data).toMatchObject({ added: 0, present: 1 });
  expect((await post('addRules', rule({ codes: ['NO-SUCH'] }))).body.error).toBe('NO_TARGET_KNOWN');
  expect((await get('range', { customerCode })).data).toMatchObject({
    rules: [{ effect: 'range', kind: 'category', code: 'IN', name: '范围内', userName: null }],
    people: [buyer.userName],
  });
  expect(await flag(buyer)).toBe(true);
  expect((await card(inside.itemNo)).body.data.obstacle).toBeNull();
  expect((await card(outside.itemNo)).body.data.obstacle).toBe('不在贵司可采购范围内，请联系专属销售');
  expect((await get('count', { customerCode })).data).toEqual({ total: 2, visible: 2, purchasable: 1 });
});

it('closes the range where the customer wants nobody to look beyond it', async () => {
  await post('saveBeyond', { customerCode, searchBeyondRange: false });
  expect((await card(outside.itemNo)).status).toBe(404);
  expect((await get('count', { customerCode })).data).toEqual({ total: 2, visible: 1, purchasable: 1 });
  await post('saveBeyond', { customerCode, searchBeyondRange: true });
  expect((await card(outside.itemNo)).status).toBe(200);
});

it('hides goods from one person, and takes the rule back', async () => {
  const colleague = await buildMember(shop.db.owner, { firm: buyer });
  const own = rule({ effect: 'hide', kind: 'brand', userName: buyer.userName });
  expect((await post('addRules', { ...own, codes: ['OUT'], userName: 'nobody' })).body.error).toBe('PERSON_UNKNOWN');
  expect((await post('addRules', { ...own, codes: ['OUT'] })).body.data).toMatchObject({ added: 1 });
  expect([(await card(outside.itemNo)).status, (await card(outside.itemNo, colleague)).status]).toEqual([404, 200]);
  const remove = () => post('removeRule', { ...own, code: 'OUT' });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect((await card(outside.itemNo)).status).toBe(200);
});

it('keeps an item for one customer, tells search of it, and opens it again', async () => {
  const other = await buildMember(shop.db.owner);
  const wish = { skuCodes: [inside.itemNo, 'NO-SUCH'], customerCodes: [customerCode] };
  expect((await post('saveExclusive', wish)).body.data).toEqual({ changed: 1, unknown: ['NO-SUCH'] });
  expect([(await card(inside.itemNo)).status, (await card(inside.itemNo, other)).status]).toEqual([200, 404]);
  const { rows } = await shop.db.owner.execute(sql`select payload from outbox where topic = 'catalog.changed'`);
  expect(rows).toEqual([{ payload: { itemNos: [inside.itemNo] } }]);
  expect((await get('exclusive', { keyword: customerCode })).data).toMatchObject({
    total: 1,
    list: [{ skuCode: inside.itemNo, firms: [{ customerCode }] }],
  });
  expect((await post('saveExclusive', { ...wish, customerCodes: ['NOBODY'] })).body.error).toBe('CUSTOMER_UNKNOWN');
  await post('saveExclusive', { skuCodes: [inside.itemNo], customerCodes: [] });
  expect((await card(inside.itemNo, other)).status).toBe(200);
});

it('writes down who changed what', async () => {
  const { rows } = await shop.db.owner.execute(
    sql`select distinct action from audit_log where firm_id = ${staff.firmId} and user_id = ${staff.userId} order by action`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'visibility.beyondSaved',
    'visibility.exclusiveSaved',
    'visibility.ruleRemoved',
    'visibility.rulesAdded',
  ]);
});

it('leaves a line that has become hidden in the cart, greyed, removable and without its facts', async () => {
  const line = { skuCode: outside.itemNo, quantity: 2 };
  await post('removeRule', { ...rule({}), code: 'IN' });
  await shop.post('/cart-center/cart/add/enterprise', { lines: [line] }, { token: buyer.token, key: 'gone-line-key' });
  await post('addRules', rule({ effect: 'hide', kind: 'sku', codes: [outside.itemNo] }));
  const list = async () => (await shop.get('/cart-center/cart/list/enterprise', { token: buyer.token })).body.data;
  const cart = await list();
  expect(cart).toMatchObject({ chosenCount: 0, chosenAmount: '0.00', cartCount: 1 });
  expect(cart.lines).toMatchObject([
    { ...line, gone: true, productName: '商品已失效', salesPrice: null, brandName: null, mpn: null },
  ]);
  const remove = { skuCodes: [outside.itemNo] };
  await shop.post('/cart-center/cart/clearChoose/enterprise', remove, { token: buyer.token });
  expect((await list()).lines).toEqual([]);
});
