import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { orders } from './order-tables.ts';

let shop: TestShop;
let buyer: TestMember;
let sku: TestSku;

const SPECIAL = {
  type: 2,
  title: '华东精密制造（苏州）有限公司',
  taxNo: '9132059400000001AY',
  address: '星湖街 1288 号',
  phone: '0512-60000001',
  bankName: '中国银行苏州园区支行',
  bankAccount: '4567 0000 1111 2222',
};
const ORDINARY = { type: 1, title: '华东精密研发中心', taxNo: '9112011600000002B2' };

beforeAll(async () => {
  shop = await startTestShop();
  sku = await buildSku(shop.db.owner);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.owner.update(firms).set({ creditCode: null }).where(eq(firms.creditCode, SPECIAL.taxNo));
  const firm = await buildFirm(shop.db.owner, { name: SPECIAL.title, creditCode: SPECIAL.taxNo });
  buyer = await buildMember(shop.db.owner, { firm });
});

const post = (path: string, input: object, member = buyer) =>
  shop.post(path, input, { token: member.token, key: randomUUID() });
const order = async (invoice?: object, member = buyer): Promise<string> => {
  const replace = invoice ? { invoice } : {};
  return (await placeOrder(shop, member, [{ skuCode: sku.itemNo, quantity: 1 }], { replace })).body.data.orderNo;
};
const customer = async (member = buyer) => (await shop.get('/oms-front/cus/get', { token: member.token })).body.data;
const detail = async (orderNo: string, member = buyer) =>
  (await post(`/oms-front/trade/detail/${orderNo}`, {}, member)).body.data;
const keepTitle = (title: object) =>
  post('/enterprise-service/invoiceTitle/add', { ...title, isDefault: true, central: false });

describe('what the checkout offers first', () => {
  it('is the company itself, as long as nothing else is known', async () => {
    const { invoices, firmInvoice } = await customer();
    expect(invoices).toEqual([]);
    expect(firmInvoice).toEqual({ title: SPECIAL.title, taxNo: SPECIAL.taxNo });
  });

  it('is what the company used last, before the default title', async () => {
    expect((await keepTitle(SPECIAL)).status).toBe(200);
    expect((await customer()).invoices).toEqual([SPECIAL]);
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    await order(ORDINARY, colleague);
    expect((await customer()).invoices).toEqual([ORDINARY, SPECIAL]);
    await order(SPECIAL);
    expect((await customer()).invoices).toEqual([SPECIAL, ORDINARY]);
  });

  it('never is the name of a colleague', async () => {
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    const person = { type: 3, title: '王小明', email: 'wang@own.example' };
    await order(person, colleague);
    expect((await customer()).invoices).toEqual([]);
    expect((await customer(colleague)).invoices).toEqual([person]);
  });

  it('knows the VAT facts of the company from its kept titles and earlier invoices', async () => {
    const { type: _type, ...facts } = SPECIAL;
    await order({ ...ORDINARY, title: SPECIAL.title, taxNo: SPECIAL.taxNo, email: 'fapiao@huadong.example' });
    await keepTitle(SPECIAL);
    expect((await customer()).firmInvoice).toEqual({ ...facts, email: 'fapiao@huadong.example' });
  });
});

describe('an invoice asked for later', () => {
  const edit = (orderNo: string, invoice: object, member = buyer) =>
    post('/oms-front/trade/editInvoice', { orderNo, invoice }, member);

  it('is added where its page offers it, changed, and told in the log', async () => {
    const orderNo = await order();
    expect(await detail(orderNo)).toMatchObject({ invoice: null, canEditInvoice: true });
    expect((await edit(orderNo, SPECIAL)).status).toBe(200);
    const { invoice, events } = await detail(orderNo);
    expect(invoice).toMatchObject({ kind: '增值税专用发票', title: SPECIAL.title, taxNo: SPECIAL.taxNo });
    expect(events.map((event: { detail: string }) => event.detail)).toContain(`发票抬头改为 ${SPECIAL.title}`);
  });

  it('is refused with its reason, and changes nothing', async () => {
    const orderNo = await order();
    const { phone: _phone, ...halved } = SPECIAL;
    expect((await edit(orderNo, halved)).body).toMatchObject({ code: 33011, message: '请填写注册电话' });
    const colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
    expect((await edit(orderNo, SPECIAL, colleague)).status).toBe(404);
    await shop.db.owner.update(orders).set({ invoiceStatus: 'full' }).where(eq(orders.orderNo, orderNo));
    const { status, body } = await edit(orderNo, SPECIAL);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 33028 });
    expect(await detail(orderNo)).toMatchObject({ invoice: null, canEditInvoice: false });
  });
});
