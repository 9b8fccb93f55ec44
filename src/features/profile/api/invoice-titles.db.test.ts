import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { InvoiceTitle } from '../contract/invoice-title-contract.ts';

const BASE = '/enterprise-service/invoiceTitle';
const ORDINARY = { type: 1, title: '甲公司', taxNo: '9132059400000001AY' };

let shop: TestShop;
let firm: TestFirm;
let admin: TestMember;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { owner } = shop.db;
  firm = await buildFirm(owner);
  admin = await buildMember(owner, { firm });
  const permissions = ['INVOICE_ADD', 'INVOICE_EDIT', 'INVOICE_DELETE', 'ORDER_ADD'] as const;
  buyer = await buildMember(owner, { firm, permissions });
});

const post = (name: string, input: object = {}, as = buyer) =>
  shop.post(`${BASE}/${name}`, input, { token: as.token, key: `title-test-${nextNumber()}` });
const add = async (facts: object = {}, as = buyer) =>
  (await post('add', { ...ORDINARY, ...facts }, as)).body.data as InvoiceTitle;
const list = async (as = buyer) => (await post('list', {}, as)).body.data as InvoiceTitle[];

it('keeps one default for a person, the first by itself', async () => {
  const first = await add();
  expect(first.isDefault).toBe(true);
  const second = await add({ title: '乙公司', isDefault: true });
  expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  await post('setDefault', { titleId: first.id });
  expect((await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([first.id]);
});

it('lets everybody choose what the company keeps, and only administrators change it', async () => {
  const central = await add({ central: true }, admin);
  expect(await list()).toMatchObject([{ id: central.id, central: true }]);
  expect((await post('add', { ...ORDINARY, central: true })).body.error).toBe('TITLE_CENTRAL');
  const change = { ...ORDINARY, titleId: central.id, version: 1 };
  expect((await post('edit', change)).body.error).toBe('TITLE_CENTRAL');
  expect((await post('remove', { titleId: central.id })).body.error).toBe('TITLE_CENTRAL');
  expect((await post('edit', { ...change, title: '新名' }, admin)).body.data).toMatchObject({
    title: '新名',
    central: true,
    version: 2,
  });
  expect((await post('edit', { ...change, title: '旧名' }, admin)).body.error).toBe('TITLE_CHANGED');
});

it('keeps own titles from colleagues and from other companies', async () => {
  const own = await add();
  const stranger = await buildMember(shop.db.owner);
  for (const other of [admin, stranger]) {
    expect(await list(other)).toEqual([]);
    expect((await post('remove', { titleId: own.id }, other)).status).toBe(404);
    expect((await post('edit', { ...ORDINARY, titleId: own.id, version: 1 }, other)).status).toBe(404);
  }
});

it.each([
  [{ taxNo: '9132059400000001AX' }, '校验位'],
  [{ taxNo: '' }, '税号'],
  [{ type: 2 }, '注册地址'],
])('refuses %j with the reason', async (facts, words) => {
  const { status, body } = await post('add', { ...ORDINARY, ...facts });
  expect(status).toBe(400);
  expect(body.message).toContain(words);
});

it('takes a number as people paste it, and keeps nothing of another type', async () => {
  expect((await add({ taxNo: ' 9132 0594 0000 0001 ay' })).taxNo).toBe(ORDINARY.taxNo);
  expect(await add({ type: 3, title: '李敏', bankAccount: '11020200' })).toMatchObject({ taxNo: '', bankAccount: '' });
});

it('offers titles at the checkout, the default first', async () => {
  await add({ title: '统一抬头', central: true }, admin);
  const shopper = await buildMember(shop.db.owner, { firm });
  await add({ title: '自用抬头' }, shopper);
  const { body } = await shop.get('/oms-front/cus/get', { token: shopper.token });
  expect(body.message).toBe('OK');
  const offered = body.data.invoices as { title: string }[];
  expect(offered.map(({ title }) => title)).toEqual(['自用抬头', '统一抬头']);
});
