import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { skuDocuments, skuReplacements } from './item-tables.ts';

const ITEM = '/product-provider-v2/site/item';

let shop: TestShop;
let stopped: TestSku;
let dropIn: TestSku;
let hidden: TestSku;
let paperId: string;
let barred: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const length = (value: string) => [{ name: '长度', value, unit: 'mm' }];
  stopped = await buildSku(owner, { productStatus: 8, dayType: 8, attributes: length('30'), unspsc: '31161504' });
  dropIn = await buildSku(owner, { attributes: length('30') });
  hidden = await buildSku(owner, { attributes: length('35') });
  await owner.insert(skuReplacements).values([
    { skuId: stopped.skuId, replacementId: dropIn.skuId, kind: 'drop_in', note: '尺寸一致' },
    { skuId: stopped.skuId, replacementId: hidden.skuId, kind: 'similar' },
  ]);
  const storageKey = await createFileStore(resolve(testEnv.dataDir, 'documents'), 'bin').write(Buffer.from('%PDF-1.7'));
  const [paper] = await owner
    .insert(skuDocuments)
    .values({
      skuId: hidden.skuId,
      kind: 'msds',
      title: '安全数据表',
      fileName: 'MSDS “一”.pdf',
      storageKey,
      mediaType: 'application/pdf',
      byteSize: 8,
    })
    .returning({ id: skuDocuments.id });
  paperId = String(paper?.id);
  barred = await buildMember(owner);
  const rule = { firmId: barred.firmId, effect: 'hide', kind: 'sku', targetId: hidden.skuId };
  await owner.insert(visibilityRules).values(rule);
});
afterAll(() => shop.stop());

const get = (path: string, token?: string) => fetch(shop.url + path, { headers: token ? { token } : {} });
const detail = async (itemNo: string, token?: string) =>
  (await shop.get(`${ITEM}/detail?itemCode=${itemNo}`, { token })).body.data;
const replacements = async (itemNo: string, token?: string) =>
  (await shop.get(`${ITEM}/replacements?itemCode=${itemNo}`, { token })).body.data;

it('keeps the page of a stopped item and shows what may be bought instead, with the differences', async () => {
  expect(await detail(stopped.itemNo)).toMatchObject({
    hasReplacements: true,
    unspsc: { code: '31161504', name: null },
    obstacle: '商品已下架，暂不可购买',
  });
  const { replacements: found, comparison } = await replacements(stopped.itemNo);
  expect(found).toMatchObject([
    { itemCode: dropIn.itemNo, kind: 'drop_in', kindText: '可直接替换', note: '尺寸一致' },
    { itemCode: hidden.itemNo, kind: 'similar', kindText: '功能相近' },
  ]);
  expect(comparison.rows).toEqual([{ name: '长度 mm', values: ['30', '30', '35'], differs: true }]);
});

it('tells backwards what an item stands in for', async () => {
  const { alternativeFor, replacements: none } = await replacements(dropIn.itemNo);
  expect(alternativeFor).toMatchObject([{ itemCode: stopped.itemNo, item: { itemCode: stopped.itemNo } }]);
  expect(none).toEqual([]);
});

it('names no replacement that is hidden from the caller', async () => {
  const { replacements: found, comparison } = await replacements(stopped.itemNo, barred.token);
  expect(found.map((one: { itemCode: string }) => one.itemCode)).toEqual([dropIn.itemNo]);
  expect(JSON.stringify(comparison)).not.toContain(hidden.itemNo);
});

it('compares items side by side, without those that do not exist for the caller', async () => {
  const itemCodes = [dropIn.itemNo, hidden.itemNo];
  const open = await shop.post(`${ITEM}/compare`, { itemCodes });
  expect(open.body.data.rows).toEqual([{ name: '长度 mm', values: ['30', '35'], differs: true }]);
  const closed = await shop.post(`${ITEM}/compare`, { itemCodes }, { token: barred.token });
  expect(closed.body.data.items).toHaveLength(1);
});

it('hands out papers as files that run nothing', async () => {
  const { documents } = await detail(hidden.itemNo);
  expect(documents).toMatchObject([
    { kind: 'datasheet', kindText: '产品规格书', sizeText: null },
    { kind: 'msds', kindText: 'MSDS', sizeText: '1 KB', href: `/documents/${hidden.itemNo}/${paperId}` },
  ]);
  const answer = await get(documents[1].href);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''MSDS%20%E2%80%9C%E4%B8%80%E2%80%9D.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  expect(await answer.text()).toBe('%PDF-1.7');
});

it('draws the specification sheet once and the same each time', async () => {
  const path = `/documents/${dropIn.itemNo}/datasheet.pdf`;
  const [first, second] = await Promise.all([get(path), get(path)]);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(first.status).toBe(200);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  expect(digest(new Uint8Array(await second.arrayBuffer()))).toBe(digest(bytes));
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(shop.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it.each([
  ['the paper', () => `/documents/${hidden.itemNo}/${paperId}`],
  ['the sheet', () => `/documents/${hidden.itemNo}/datasheet.pdf`],
])('hides %s of goods that are hidden from the caller', async (_, path) => {
  expect((await get(path())).status).toBe(200);
  expect((await get(path(), barred.token)).status).toBe(404);
});

it.each([
  ['under another item', () => `/documents/${dropIn.itemNo}/${paperId}`],
  ['a number nobody has', () => `/documents/${hidden.itemNo}/999999999`],
  ['an item nobody has', () => '/documents/NOSUCH/datasheet.pdf'],
  ['a way out of the folder', () => `/documents/${hidden.itemNo}/..%2f..%2fpepper`],
])('finds nothing: %s', async (_, path) => expect((await get(path())).status).toBe(404));
