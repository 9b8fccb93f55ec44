import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildSearchIndex } from '#features/search/api/public.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSearchCatalogue } from '#tests/factories/build-search-catalogue.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { uploadBulkFile, xlsxOf } from '#tests/factories/bulk-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
  await buildSearchCatalogue(shop.db.owner);
  await buildSku(shop.db.owner, { name: '独家 内六角圆柱头螺钉 M8×30', exclusive: true, itemNo: 'KEPT0001' });
  await rebuildSearchIndex(shop.db.owner);
  buyer = await buildMember(shop.db.owner);
});
afterAll(() => shop.stop());

const post = (path: string, input: object) => shop.post(`/cart-center/bulk/${path}`, input, { token: buyer.token });
const propose = async (...texts: string[]) => {
  const { proposals } = (await post('propose', { texts })).body.data;
  return proposals.map((one: { candidates: { itemCode: string }[] }) => one.candidates.map(({ itemCode }) => itemCode));
};

describe('rows with a name and no number', () => {
  it('ask, with words to propose goods by, and choose nothing', async () => {
    const rows = [
      { rowNumber: 1, name: '内六角螺钉', mpn: 'M8×30', quantity: '200' },
      { rowNumber: 2, goodsCode: 'M-4711', name: '内六角螺钉', quantity: '200' },
      { rowNumber: 3, goodsCode: '内六角扳手', quantity: '1' },
      { rowNumber: 4, goodsCode: 'FAS001', name: '别的名称', quantity: '1' },
      { rowNumber: 5, goodsCode: 'GONE-1', quantity: '1' },
    ];
    const { body } = await post('check', { rows });
    expect(body.data.rows).toMatchObject([
      { status: 'ask', item: null, searchText: '内六角螺钉 M8×30', orderQuantity: 0 },
      { status: 'ask', searchText: '内六角螺钉', message: '没有找到“M-4711”，请按名称“内六角螺钉”选择商品' },
      { status: 'ask', searchText: '内六角扳手' },
      { status: 'ok', item: { itemCode: 'FAS001' }, searchText: null },
      { status: 'error', searchText: null, message: '没有找到“GONE-1”，请检查编码或型号' },
    ]);
  });

  it('get what fits all words, else what fits most, and what can be bought only (security check 13)', async () => {
    expect(await propose('内六角螺钉 M8×30', '内六角螺钉 M8×33', '全无此物')).toEqual([
      ['FAS001'],
      expect.arrayContaining(['FAS001', 'FAS002']),
      [],
    ]);
    const everything = (await propose('内六角圆柱头螺钉')).flat();
    expect(everything).not.toContain('KEPT0001');
    expect(everything).not.toContain('FAS005');
  });

  it.each([
    ['no text', []],
    ['an empty text', ['']],
    ['more than are looked up at once', Array.from({ length: 21 }, (_, at) => `螺钉 ${at}`)],
  ])('refuses %s', async (_, texts) => {
    expect((await post('propose', { texts })).status).toBe(400);
  });

  it('are read from a name column, and the sheet names what it may be', async () => {
    const table = [
      ['物料名称', '规格型号', '单位', '数量'],
      ['内六角螺钉', 'M8×30', '个', 20],
    ];
    const { listNo, mapping } = (await uploadBulkFile(shop, buyer.token, xlsxOf(table))).body.data;
    expect(mapping).toEqual({ name: 0, mpn: 1, unit: 2, quantity: 3 });
    const path = `${shop.url}/cart-center/bulk/errorSheet?listNo=${listNo}`;
    const book = read(await (await fetch(path, { headers: { token: buyer.token } })).arrayBuffer());
    const [sheet] = Object.values(book.Sheets);
    const rows = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }) : [];
    expect(rows[1]?.[4]).toContain('可能是：FAS001 东明 内六角圆柱头螺钉 M8×30');
    const answer = { listNo, rowNumber: 2, answer: { goodsCode: 'FAS001' } };
    expect((await post('answer', answer)).body.data).toMatchObject({ status: 'ok', orderQuantity: 20, answered: true });
  });
});
