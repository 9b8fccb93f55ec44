import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InvoiceTitle } from '#features/profile/contract/invoice-title-contract.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { DeskTitleRequest, OwnTitleRequest } from '../contract/title-request-schemas.ts';

const BASE = '/enterprise-service';
const ORDINARY = { type: 1, title: '甲公司', taxNo: '9132059400000001AY', reason: '统一开票' };

let shop: TestShop;
let firm: TestFirm;
let buyer: TestMember;
let colleague: TestMember;
let desk: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_INVOICES'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  firm = await buildFirm(shop.db.owner);
  const permissions = ['INVOICE_ADD', 'INVOICE_EDIT', 'ORDER_ADD'] as const;
  buyer = await buildMember(shop.db.owner, { firm, permissions });
  colleague = await buildMember(shop.db.owner, { firm, permissions });
});

const post = (path: string, input: object, as = buyer) =>
  shop.post(path, input, { token: as.token, key: `titles-${nextNumber()}` });
const ask = (facts: object = {}, as = buyer) => post(`${BASE}/companyTitle/ask`, { ...ORDINARY, ...facts }, as);
const asked = async (facts: object = {}) => (await ask(facts)).body.data.requestNo as string;
const decide = (requestNo: string, more: object = {}) =>
  post('/invoices/desk/titles/decide', { requestNo, version: 1, agreed: true, ...more }, desk);
const titles = async (as = buyer) => (await post(`${BASE}/invoiceTitle/list`, {}, as)).body.data as InvoiceTitle[];
const own = async (as = buyer) =>
  (await post(`${BASE}/companyTitle/requests`, {}, as)).body.data.list as OwnTitleRequest[];
const queue = async (keyword: string) =>
  (await post('/invoices/desk/titles/requests', { keyword }, desk)).body.data.list as DeskTitleRequest[];

it('a title is asked for, approved, and chosen by everybody of the company', async () => {
  const requestNo = await asked();
  expect(await titles(colleague)).toEqual([]);
  expect((await decide(requestNo)).body.data).toMatchObject({ status: 'approved', statusLabel: '已通过' });
  expect(await titles(colleague)).toMatchObject([{ title: '甲公司', central: true, usable: true, isDefault: true }]);
  expect(await own()).toMatchObject([{ requestNo, status: 'approved', mayWithdraw: false }]);
  expect((await decide(requestNo)).body.error).toBe('TITLE_REQUEST_DONE');
});

it('from then on invoices go to approved titles alone', async () => {
  const mine = { type: 3, title: '李敏' };
  await post(`${BASE}/invoiceTitle/add`, mine);
  expect(await titles()).toMatchObject([{ title: '李敏', usable: true }]);
  await decide(await asked());
  const usable = Object.fromEntries((await titles()).map((one) => [one.title, one.usable]));
  expect(usable).toEqual({ 李敏: false, 甲公司: true });
  const admin = await buildMember(shop.db.owner, { firm });
  const { body } = await shop.get('/oms-front/cus/get', { token: admin.token });
  expect((body.data.invoices as { title: string }[]).map(({ title }) => title)).toEqual(['甲公司']);
});

it('a change stands only when it is approved, and only of what was seen', async () => {
  await decide(await asked());
  const [title] = await titles();
  const change = { titleId: title?.id, titleVersion: 1, title: '甲股份公司' };
  const first = await asked(change);
  expect((await ask({ ...change, title: '乙公司' })).body.error).toBe('TITLE_ASKED');
  expect(await titles()).toMatchObject([{ title: '甲公司', version: 1 }]);
  expect((await queue('甲股份公司'))[0]?.fields).toEqual([
    { label: '发票抬头', before: '甲公司', after: '甲股份公司' },
  ]);
  await decide(first);
  expect(await titles()).toMatchObject([{ id: title?.id, title: '甲股份公司', version: 2 }]);
  expect((await ask({ ...change, title: '丙公司' })).body.error).toBe('TITLE_CHANGED');
  expect((await ask({ ...change, titleVersion: 2 })).body.error).toBe('TITLE_SAME');
});

it('a refusal wants a reason, which the company reads', async () => {
  const requestNo = await asked();
  expect((await decide(requestNo, { agreed: false })).body.error).toBe('TITLE_ANSWER_MISSING');
  await decide(requestNo, { agreed: false, answer: '营业执照上是另一个名称' });
  expect(await own(colleague)).toMatchObject([{ status: 'refused', answer: '营业执照上是另一个名称' }]);
  expect(await titles()).toEqual([]);
});

it('the same title is asked for once, however often it is sent', async () => {
  const answers = await Promise.all([ask(), ask(), ask({}, colleague)]);
  expect(answers.map(({ body }) => body.error ?? 'ok').toSorted()).toEqual(['TITLE_ASKED', 'TITLE_ASKED', 'ok']);
  await decide((await own())[0]?.requestNo ?? '');
  expect((await ask()).body.error).toBe('TITLE_KNOWN');
});

it('two of the desk at once write one title', async () => {
  const requestNo = await asked();
  const answers = await Promise.all([decide(requestNo), decide(requestNo)]);
  expect(answers.map(({ body }) => body.error ?? 'ok').toSorted()).toEqual(['TITLE_REQUEST_DONE', 'ok']);
  expect(await titles()).toHaveLength(1);
});

it('who asked takes it back, colleagues do not, who manages the company does', async () => {
  const admin = await buildMember(shop.db.owner, { firm });
  const withdraw = (requestNo: string, as: TestMember) => post(`${BASE}/companyTitle/withdraw`, { requestNo }, as);
  const requestNo = await asked();
  expect((await withdraw(requestNo, colleague)).body.error).toBe('TITLE_REQUEST_OTHERS');
  expect((await withdraw(requestNo, buyer)).body.data).toMatchObject({ status: 'withdrawn' });
  expect((await withdraw(await asked(), admin)).body.data).toMatchObject({ status: 'withdrawn' });
  expect((await withdraw(requestNo, await buildMember(shop.db.owner))).status).toBe(404);
});

it.each([
  [{ taxNo: '9132059400000001AX' }, '校验位'],
  [{ type: 2 }, '注册地址'],
  [{ reason: '' }, '申请说明'],
])('refuses %j with the reason', async (facts, words) => {
  const { status, body } = await ask(facts);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(words);
});

it('nobody writes a title of the company past the desk', async () => {
  const admin = await buildMember(shop.db.owner, { firm });
  const direct = await post(`${BASE}/invoiceTitle/add`, { ...ORDINARY, reason: undefined, central: true }, admin);
  expect(direct.body.error).toBe('TITLE_ON_REQUEST');
  const reader = await buildMember(shop.db.owner, { firm, permissions: ['ORDER_ADD'] });
  expect((await ask({}, reader)).status).toBe(403);
});
