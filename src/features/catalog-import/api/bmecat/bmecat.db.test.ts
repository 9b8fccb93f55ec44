import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands, categories, skus } from '#features/catalog/api/catalog-tables.ts';
import { skuReplacements, unspscClasses } from '#features/catalog/api/item-tables.ts';
import { buildCategory } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { currencyRates } from '../../rules/currency-rates.ts';
import { type ImportOrder, importCatalogue } from '../import-catalogue.ts';
import { COMMAND_LINE_LIMITS } from '../import-limits.ts';
import { openRecordSource } from '../open-record-source.ts';
import { article, DETAILS, ORDER, price, wrap } from './bmecat-samples.ts';

let db: TestDatabase;
let folder: string;
let code: string;

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'bmecat-'));
  const top = await buildCategory(db.owner, { name: '紧固件', level: 1, parentId: null });
  await db.owner
    .update(categories)
    .set({ pathIds: [top] })
    .where(eq(categories.id, top));
  code = (await db.owner.select().from(categories))[0]?.code ?? '';
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await db.owner.execute(sql`truncate skus, sku_replacements, outbox, unspsc_classes restart identity cascade`);
});

const ADVICE = { given: null, remembered: [] };

async function open(content: string | Buffer) {
  const path = join(folder, 'catalogue.xml');
  await writeFile(path, content);
  return openRecordSource(path, { sheet: null, limits: COMMAND_LINE_LIMITS, advice: ADVICE, today: '2026-03-01' });
}

async function run(content: string | Buffer, order: Partial<ImportOrder> = {}) {
  const source = await open(content);
  const settings = { source: 'import:s', brand: null, categoryCode: code, currency: 'CNY', stock: null, dryRun: false };
  const result = await importCatalogue(db.app, source, {
    ...settings,
    rates: currencyRates([]),
    maxRows: 1_000,
    ...order,
  });
  await source.close();
  return result;
}

const item = async (itemNo: string) => (await db.owner.select().from(skus).where(eq(skus.itemNo, itemNo)))[0];
const reasons = (result: Awaited<ReturnType<typeof run>>) =>
  result.outcomes.map(({ outcome, reason }) => [outcome, reason]);

describe('new catalogue', () => {
  it('brings an article with everything the shop can hold', async () => {
    const features = `<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>UNSPSC-7.0901</REFERENCE_FEATURE_SYSTEM_NAME>
      <REFERENCE_FEATURE_GROUP_ID>31161500</REFERENCE_FEATURE_GROUP_ID>
      <FEATURE><FNAME>Länge</FNAME><FVALUE>40.0</FVALUE><FUNIT>MMT</FUNIT></FEATURE>
      <FEATURE><FNAME>Farbe</FNAME><FVALUE>rot</FVALUE><FVALUE>blau</FVALUE></FEATURE></ARTICLE_FEATURES>`;
    const mime =
      '<MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>a.jpg</MIME_SOURCE></MIME></MIME_INFO>';
    const details = `${DETAILS}<DESCRIPTION_LONG>&lt;b&gt;Stark&lt;/b&gt;</DESCRIPTION_LONG>
      <EAN>4006209796856</EAN><MANUFACTURER_AID>M-1</MANUFACTURER_AID><DELIVERY_TIME>3</DELIVERY_TIME>`;
    const order = `<ORDER_UNIT>BX</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>25</NO_CU_PER_OU>
      <PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>4</QUANTITY_MIN><QUANTITY_INTERVAL>2</QUANTITY_INTERVAL>`;
    const prices = `${price('10.5')}${price('17.5', 'net_list')}`;
    await db.owner.insert(unspscClasses).values({ code: '31161500', level: 3, nameEn: 'Screws' });
    const result = await run(wrap(article('A1', { details, order, price: prices, more: features + mime })));
    expect(reasons(result)).toEqual([['added', '']]);
    const stored = await item('A1');
    const [brand] = await db.owner.select().from(brands).where(eq(brands.name, 'Spax'));
    expect(stored).toMatchObject({
      name: 'Schraube',
      mpn: 'M-1',
      ean: '4006209796856',
      description: 'Stark',
      deliveryDays: 3,
      orderUnit: '盒',
      baseUnit: '个',
      packQuantity: 25,
      moq: 4,
      step: 2,
      unspsc: '31161500',
      // 10.5 / 100 × 7.8 × 1.13 = 0.92547; 17.5 / 100 × 7.8 × 1.13 = 1.54245
      salesPrice: 9_255n,
      listPrice: 15_425n,
      brandId: brand?.id,
      productStatus: 5,
      taxRateBp: 1_300,
    });
    expect(stored?.attributes).toEqual([
      { name: '长度', value: '40', unit: 'mm' },
      { name: '颜色', value: 'rot、blau' },
      { name: '厂家图片', value: 'a.jpg' },
      { name: '原币价格', value: '10.50 / 100（未税）', unit: 'EUR' },
    ]);
  });

  it('reads the words of 2005 as those of 1.2', async () => {
    const xml = wrap(article('A1')).replaceAll('ARTICLE', 'PRODUCT').replaceAll('SUPPLIER_AID', 'SUPPLIER_PID');
    const source = await open(xml.replace('version="1.2"', 'xmlns:b="x" version="2005"'));
    expect(source.notes[0]).toContain('BMEcat 2005，新目录');
    expect(reasons(await run(xml))).toEqual([['added', '']]);
  });

  it('takes tax of the file only where it is a Chinese price', async () => {
    const cny = '<PRICE_CURRENCY>CNY</PRICE_CURRENCY><TAX>0.09</TAX>';
    const prices = [price('100', 'net_customer', cny), price('100', 'gros_list', cny)];
    await run(wrap(article('N', { price: prices[0] }) + article('G', { price: prices[1] })));
    expect(await item('N')).toMatchObject({ salesPrice: 1_090_000n, taxRateBp: 900 });
    expect(await item('G')).toMatchObject({ salesPrice: 1_000_000n, taxRateBp: 900 });
    await run(wrap(article('E', { price: price('100', 'net_customer', '<TAX>0.19</TAX>') })));
    expect(await item('E')).toMatchObject({ salesPrice: 8_814_000n, taxRateBp: 1_300 });
  });

  it('connects replacements, also with articles that come later in the file', async () => {
    const more = `<ARTICLE_REFERENCE type="followup"><ART_ID_TO>A2</ART_ID_TO></ARTICLE_REFERENCE>
      <ARTICLE_REFERENCE type="similar"><ART_ID_TO>GONE</ART_ID_TO></ARTICLE_REFERENCE>
      <ARTICLE_REFERENCE type="accessories"><ART_ID_TO>A2</ART_ID_TO></ARTICLE_REFERENCE>`;
    const xml = wrap(article('A1', { more }) + article('A2'));
    const remark = '不是替代品的关联未导入：配件 A2；商城里没有替代品 GONE';
    expect(reasons(await run(xml, { dryRun: true }))).toEqual([
      ['added', remark],
      ['added', ''],
    ]);
    expect(reasons(await run(xml))).toEqual([
      ['added', remark],
      ['added', ''],
    ]);
    const rows = await db.owner.select().from(skuReplacements);
    expect(rows).toMatchObject([
      { skuId: (await item('A1'))?.id, replacementId: (await item('A2'))?.id, kind: 'drop_in' },
    ]);
    expect((await run(xml)).tally).toMatchObject({ unchanged: 2 });
  });

  it.each([
    ['without a number', article(''), '缺少商品编号'],
    ['with a comma for a dot', article('A', { price: price('17,5') }), '数字“17,5”用了逗号'],
    ['with a comma in its tax', article('A', { price: price('1', 'net_list', '<TAX>0,19</TAX>') }), '“0,19”用了逗号'],
    ['with prices of its own making', article('A', { price: price('1', 'UVP') }), '没有可用的价格：文件里只有 “UVP”'],
    ['without prices', article('A', { price: '' }), '缺少价格'],
    [
      'with details twice',
      article('A', { more: `<ARTICLE_DETAILS>${DETAILS}</ARTICLE_DETAILS>` }),
      'ARTICLE_DETAILS 出现了 2 次',
    ],
    ['with an unknown mode', article('A', { mode: 'delte' }), '不认识的 mode“delte”'],
    [
      'with a date of no type',
      article('A', { price: `<DATETIME><DATE>2026-01-01</DATE></DATETIME>${price('1')}` }),
      'DATETIME 没有 type',
    ],
    ['with an unknown unit', article('A', { order: '<ORDER_UNIT>QQQ</ORDER_UNIT>' }), '不认识的单位“QQQ”'],
  ])('refuses an article %s and imports the others', async (_, bad, reason) => {
    const result = await run(wrap(`${article('GOOD')}\n${bad}`));
    expect(reasons(result)).toEqual([
      ['added', ''],
      ['refused', expect.stringContaining(reason)],
    ]);
    expect(await db.owner.$count(skus)).toBe(1);
  });

  it('names the line of each article', async () => {
    const result = await run(wrap(`\n${article('A1')}\n${article('A1')}`));
    expect(result.outcomes.map(({ rowNumber, line }) => [rowNumber, line])).toEqual([
      [1, 2],
      [2, 6],
    ]);
    expect(result.outcomes[1]?.reason).toBe('商品编号与第 2 行重复');
  });

  it('sells by the price of today and says when none is', async () => {
    const period = (from: string, to: string, amount: string) =>
      `<ARTICLE_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>${from}</DATE></DATETIME>
        <DATETIME type="valid_end_date"><DATE>${to}</DATE></DATETIME>${price(amount)}</ARTICLE_PRICE_DETAILS>`;
    const two = period('2025-01-01', '2025-12-31', '1') + period('2026-01-01', '2026-12-31', '2');
    const old = period('2001-01-01', '2001-07-31', '3');
    const result = await run(wrap(article('T', { price: '', more: two }) + article('O', { price: '', more: old })));
    expect((await item('T'))?.salesPrice).toBe(176_280n);
    expect(reasons(result)[1]).toEqual(['added', '价格有效期 2001-01-01 至 2001-07-31，今天不在其中，请核对']);
  });
});

describe('updates', () => {
  beforeEach(() => run(wrap(article('A1', { order: `${ORDER}<PRICE_QUANTITY>100</PRICE_QUANTITY>` }) + article('A2'))));

  it('change only what they name', async () => {
    const before = await item('A1');
    const details = '<DESCRIPTION_SHORT>Neuer Name</DESCRIPTION_SHORT>';
    const xml = wrap(article('A1', { mode: 'update', details, order: '', price: '' }), 'T_UPDATE_PRODUCTS');
    expect((await run(xml)).tally).toEqual({ added: 0, changed: 1, unchanged: 0, refused: 0 });
    expect(await item('A1')).toEqual({ ...before, name: 'Neuer Name', updatedAt: expect.any(Date) });
    expect((await run(xml)).tally).toMatchObject({ unchanged: 1 });
  });

  it('take articles off sale, refuse the unknown, and add what is new', async () => {
    const rows = [
      article('A2', { mode: 'delete', details: '', order: '', price: '' }),
      article('GONE', { mode: 'delete', details: '', order: '', price: '' }),
      article('X', { mode: 'update' }),
      article('N', { mode: 'new' }),
    ];
    const result = await run(wrap(rows.join(''), 'T_UPDATE_PRODUCTS'));
    expect(reasons(result)).toEqual([
      ['changed', ''],
      ['refused', '商城里没有这个商品，无法删除'],
      ['refused', '商城里没有这个商品，更新文件不能新增商品'],
      ['added', ''],
    ]);
    expect(await item('A2')).toMatchObject({ productStatus: 8, name: 'Schraube', salesPrice: 881_400n });
    const again = await run(wrap(rows[0] ?? '', 'T_UPDATE_PRODUCTS'));
    expect(again.tally).toMatchObject({ unchanged: 1 });
  });

  it('of prices keep everything else, and the quantity the price is for', async () => {
    const xml = wrap(article('A1', { details: '', order: '', price: price('20') }), 'T_UPDATE_PRICES');
    expect((await run(xml)).tally).toMatchObject({ changed: 1 });
    // 20 / 100 × 7.8 × 1.13 = 1.7628
    expect(await item('A1')).toMatchObject({
      salesPrice: 17_628n,
      listPrice: 17_628n,
      name: 'Schraube',
      moq: 10,
      step: 5,
    });
    expect((await run(wrap(article('NO'), 'T_UPDATE_PRICES'))).tally).toMatchObject({ refused: 1 });
    expect((await run(xml)).tally).toMatchObject({ unchanged: 1 });
  });

  it('touch no article of another supplier', async () => {
    const xml = wrap(article('A1', { mode: 'delete' }), 'T_UPDATE_PRODUCTS');
    expect((await run(xml, { source: 'import:other' })).tally).toMatchObject({ refused: 1 });
    expect(await item('A1')).toMatchObject({ productStatus: 5 });
  });
});
