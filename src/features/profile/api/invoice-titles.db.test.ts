import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { InvoiceTitle } from '../contract/invoice-title-contract.ts';
import { addCompanyTitle } from './company-titles.ts';

const BASE = '/enterprise-service/invoiceTitle';
const ORDINARY = { type: 1 as const, title: '甲公司', taxNo: '9132059400000001AY' };
const factsOf = (facts: typeof ORDINARY) => ({
  ...{ bankName: '', bankAccount: '', address: '', phone: '', email: '' },
  ...facts,
});

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

/** As the desk has approved it. */
const approve = (title = '甲公司') => addCompanyTitle(shop.db.owner, firm.firmId, factsOf({ ...ORDINARY, title }));

it('lets everybody choose what the company keeps, and nobody write it here', async () => {
  const id = String(await approve());
  expect(await list()).toMatchObject([{ id, central: true, usable: true }]);
  for (const person of [buyer, admin]) {
    expect((await post('add', { ...ORDINARY, central: true }, person)).body.error).toBe('TITLE_ON_REQUEST');
    const change = { ...ORDINARY, titleId: id, version: 1, title: '新名' };
    expect(['TITLE_CENTRAL', 'TITLE_ON_REQUEST']).toContain((await post('edit', change, person)).body.error);
  }
  expect((await post('remove', { titleId: id })).body.error).toBe('TITLE_CENTRAL');
  expect((await post('remove', { titleId: id }, admin)).body.data).toEqual([]);
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

it('offers titles at the checkout: of a company that has approved ones those alone', async () => {
  const shopper = await buildMember(shop.db.owner, { firm });
  await add({ title: '自用抬头' }, shopper);
  const offered = async () => {
    const { body } = await shop.get('/oms-front/cus/get', { token: shopper.token });
    return (body.data.invoices as { title: string }[]).map(({ title }) => title);
  };
  expect(await offered()).toEqual(['自用抬头']);
  await approve('统一抬头');
  expect(await offered()).toEqual(['统一抬头']);
});
