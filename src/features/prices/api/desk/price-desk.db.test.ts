import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#platform/api/platform-tables.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildAgreement, buildPromotion, shanghaiDay } from '#tests/factories/build-price.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { agreementPrices } from '../price-tables.ts';

const DESK = '/price-search/desk';

let shop: TestShop;
let staff: TestMember;
let firm: TestFirm & { customerCode: string };
let buyer: TestMember;
let sku: TestSku;
let customers = 0;

beforeAll(async () => {
  shop = await startTestShop();
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_PRICES'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  customers += 1;
  const customerCode = `KH${customers}`;
  const found = await buildFirm(shop.db.owner, { customerCode, levelCode: 'enterprise', name: `客户${customers}号` });
  firm = { ...found, customerCode };
  buyer = await buildMember(shop.db.owner, { firm });
  sku = await buildSku(shop.db.owner, { salesPrice: '90.00', listPrice: '100.00' });
});

const post = (path: string, input: unknown) => shop.post(`${DESK}/${path}`, input, staff);
const list = async (query = '') =>
  (await shop.get(`${DESK}/agreements?customer=${firm.customerCode}${query}`, staff)).body.data;
const paid = async (quantity = 1) => {
  const input = { skuCodes: [sku.itemNo], quantities: { [sku.itemNo]: quantity } };
  return (await shop.post('/price-search/v2/price/queryRealPriceSkuBatch', input, buyer)).body.data[0].salesPrice;
};
const lastAudit = async () => {
  const rows = await shop.db.owner.select().from(auditLog).where(eq(auditLog.userId, staff.userId));
  return rows.at(-1);
};
const agreement = (facts: Record<string, unknown> = {}) => ({
  customerCode: firm.customerCode,
  skuCode: sku.itemNo,
  agreementNo: 'XY1',
  validFrom: shanghaiDay(0),
  validTo: null,
  tiers: [{ minQuantity: 1, price: '80.00' }],
  ...facts,
});

describe('agreements at the desk', () => {
  it('are added with tiers, listed, and paid at once', async () => {
    const tiers = [
      { minQuantity: 1, price: '80.00' },
      { minQuantity: 10, price: '70.5000' },
    ];
    expect((await post('agreements/add', agreement({ tiers }))).status).toBe(200);
    expect([await paid(1), await paid(10)]).toEqual(['80.00', '70.50']);
    const { list: rows, total } = await list();
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { customerCode: firm.customerCode, skuCode: sku.itemNo, minQuantity: 1, price: '80.00', state: 'running' },
      { minQuantity: 10, price: '70.50', listPrice: '100.00', validTo: null },
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'price.agreed', after: { skuCode: sku.itemNo } });
  });

  it.each([
    ['an unknown customer', { customerCode: 'NOBODY' }, 404, 30100],
    ['the shop itself', { customerCode: 'OPERATOR' }, 404, 30100],
    ['an unknown item', { skuCode: 'NOTHING' }, 404, 30101],
    ['a price above list', { tiers: [{ minQuantity: 1, price: '100.01' }] }, 400, 30103],
    ['a price of zero', { tiers: [{ minQuantity: 1, price: '0.0000' }] }, 400, 40000],
    ['a quantity twice', { tiers: Array(2).fill({ minQuantity: 5, price: '8.00' }) }, 400, 40000],
    ['an end before the beginning', { validFrom: '2026-02-02', validTo: '2026-02-01' }, 400, 40000],
  ])('refuse %s', async (_, facts, status, code) => {
    const answer = await post('agreements/add', agreement(facts));
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect((await list()).total).toBe(0);
  });

  it('name the period that stands in the way, and take one that follows', async () => {
    await post('agreements/add', agreement({ validTo: shanghaiDay(30) }));
    const { status, body } = await post('agreements/add', agreement({ validFrom: shanghaiDay(30) }));
    expect([status, body.code]).toEqual([409, 30102]);
    expect(body.message).toBe(
      `起订量 1 在 ${shanghaiDay(0)} 至 ${shanghaiDay(30)} 已有协议价（XY1），请先终止或修改它`,
    );
    expect((await post('agreements/add', agreement({ validFrom: shanghaiDay(31) }))).status).toBe(200);
    const [first] = (await list('&state=running')).list;
    const longer = { id: first.id, price: '79.00', validFrom: first.validFrom, validTo: shanghaiDay(31) };
    expect((await post('agreements/change', longer)).body.code).toBe(30102);
    expect((await post('agreements/change', { ...longer, validTo: shanghaiDay(9) })).status).toBe(200);
    expect(await paid()).toBe('79.00');
    expect(await lastAudit()).toMatchObject({ before: { price: '80.00' }, after: { price: '79.00' } });
  });

  it('two at once: one is kept, the other refused', async () => {
    const answers = await Promise.all(
      [80, 81, 82].map((yuan) =>
        post('agreements/add', agreement({ tiers: [{ minQuantity: 1, price: `${yuan}.00` }] })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await list()).total).toBe(1);
  });

  it.each([
    ['that has run keeps its past', -5, { total: 1, state: 'ended' }],
    ['that began today is gone', 0, { total: 0 }],
    ['that has not begun is gone', 5, { total: 0 }],
  ])('one %s when it is ended', async (_, from, expected) => {
    const id = await buildAgreement(shop.db.owner, { ...firm, skuId: sku.skuId, price: '80.00', from });
    expect((await post('agreements/end', { id })).status).toBe(200);
    expect(await paid()).toBe('90.00');
    const { total, list: rows } = await list();
    expect({ total, ...(rows[0] ? { state: rows[0].state } : {}) }).toEqual(expected);
    expect((await lastAudit())?.before).toMatchObject({ price: '80.00' });
    expect((await post('agreements/end', { id })).status).toBe(expected.total ? 409 : 404);
  });

  it('are found by customer, item and state; signs of patterns mean themselves', async () => {
    await buildAgreement(shop.db.owner, { ...firm, skuId: sku.skuId, price: '80.00', to: -1 });
    await buildAgreement(shop.db.owner, { ...firm, skuId: sku.skuId, price: '81.00', from: 5 });
    const total = async (query: string) => (await list(query)).total;
    expect(await total(`&item=${sku.itemNo}`)).toBe(2);
    expect(await total('&item=%25')).toBe(0);
    expect(await total('&state=ended')).toBe(1);
    expect(await total('&state=running')).toBe(0);
    const customersFound = await shop.get(`${DESK}/customers?keyword=${firm.customerCode}`, staff);
    expect(customersFound.body.data).toContainEqual({
      customerCode: firm.customerCode,
      firmName: `客户${customers}号`,
    });
    expect((await shop.get(`${DESK}/customers?keyword=%25`, staff)).body.data).toEqual([]);
  });
});

describe('promotions at the desk', () => {
  it('are added, paid by everybody, and ended', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const promotion = { skuCode: sku.itemNo, name: '周末直降', price: '60.00', startsAt: at(-1), endsAt: at(1) };
    expect((await post('promotions/add', { ...promotion, price: '100.01' })).body.code).toBe(30103);
    expect((await post('promotions/add', { ...promotion, endsAt: at(-2) })).status).toBe(400);
    expect((await post('promotions/add', promotion)).status).toBe(200);
    expect(await paid()).toBe('60.00');
    const { body } = await shop.get(`${DESK}/promotions?item=${sku.itemNo}&state=running`, staff);
    expect(body.data).toMatchObject({ total: 1, list: [{ name: '周末直降', price: '60.00', state: 'running' }] });
    const { id } = body.data.list[0];
    expect((await post('promotions/end', { id })).status).toBe(200);
    expect(await paid()).toBe('90.00');
    expect((await post('promotions/end', { id })).body.code).toBe(30104);
    const coming = await buildPromotion(shop.db.owner, { skuId: sku.skuId, price: '50.00', starts: 600, ends: 900 });
    expect((await post('promotions/end', { id: coming })).status).toBe(200);
    expect((await post('promotions/end', { id: coming })).status).toBe(404);
  });
});

describe('a table of agreements', () => {
  const HEADER = '客户编号,商品编码,起订量,协议价,开始日期,结束日期\n';
  const upload = (text: string, dryRun: boolean) =>
    sendForm(
      shop,
      `${DESK}/agreements/import`,
      { fields: { dryRun }, files: { file: fileOf(text, '协议价.csv') } },
      staff,
    );

  it('is tried, then written, and written again changes nothing', async () => {
    const code = firm.customerCode;
    await buildAgreement(shop.db.owner, { ...firm, skuId: sku.skuId, price: '85.00', minQuantity: 10, from: 0 });
    const text = `${HEADER}${code},${sku.itemNo},1,80,${shanghaiDay(0)},
${code},${sku.itemNo},10,75.5,${shanghaiDay(0)},${shanghaiDay(90)}
${code},${sku.itemNo},10,70,${shanghaiDay(50)},
NOBODY,${sku.itemNo},1,80,2026-01-01,
${code},${sku.itemNo},1,免费,2026-01-01,
`;
    const tried = await upload(text, true);
    expect(tried.body.data.counts).toEqual({ added: 1, changed: 1, same: 0, refused: 3 });
    expect(
      tried.body.data.rows.map((row: { rowNumber: number; outcome: string }) => `${row.rowNumber} ${row.outcome}`),
    ).toEqual(['2 added', '3 changed', '4 refused', '5 refused', '6 refused']);
    expect(await paid()).toBe('90.00');
    const written = await upload(text, false);
    expect(written.body.data).toEqual({ ...tried.body.data, dryRun: false });
    expect([await paid(1), await paid(10)]).toEqual(['80.00', '75.50']);
    expect(await lastAudit()).toMatchObject({ action: 'price.agreementsImported', after: { rows: [{}, {}] } });
    expect((await upload(text, false)).body.data.counts).toEqual({ added: 0, changed: 0, same: 2, refused: 3 });
    const rows = await shop.db.owner.select().from(agreementPrices).where(eq(agreementPrices.firmId, firm.firmId));
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['no header', 'a,b,c\n1,2,3\n', '没有认出表头'],
    ['a picture', '\u0000\u0001\u0002\u0003PNG', '文件不是文本'],
  ])('with %s is refused', async (_, text, words) => {
    const { status, body } = await upload(text, true);
    expect([status, body.code]).toEqual([400, 30105]);
    expect(body.message).toContain(words);
  });
});

describe('the desk', () => {
  it('is closed to people without the permission, and to customers', async () => {
    const other = await buildMember(shop.db.owner, { firm: staff, permissions: ['DESK_IMPORT'] });
    expect((await shop.get(`${DESK}/agreements`, other)).status).toBe(403);
    expect((await shop.post(`${DESK}/agreements/add`, agreement(), buyer)).status).toBe(403);
    expect((await shop.get(`${DESK}/agreements`)).status).toBe(401);
  });
});
