import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories, skus } from '#features/catalog/api/catalog-tables.ts';
import { unspscClasses } from '#features/catalog/api/item-tables.ts';
import { buildCategory } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { currencyRates } from '../../rules/currency-rates.ts';
import { COMMAND_LINE_LIMITS } from '../import-limits.ts';
import { type ImportRequest, runImport } from '../run-import.ts';
import { importUnspsc } from '../unspsc/import-unspsc.ts';

const DATA = resolve('../shared/data');
const absent = !existsSync(DATA);
if (absent) process.stdout.write(`Real BMEcat files and UNSPSC are not tested: ${DATA} is not there.\n`);

let db: TestDatabase;
let code: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const top = await buildCategory(db.owner, { name: '紧固件', level: 1, parentId: null });
  await db.owner
    .update(categories)
    .set({ pathIds: [top] })
    .where(eq(categories.id, top));
  code = (await db.owner.select().from(categories))[0]?.code ?? '';
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.owner.execute(sql`truncate skus, outbox restart identity cascade`);
});

async function run(file: string, more: Partial<ImportRequest> = {}) {
  const { result } = await runImport(db.app, {
    path: join(DATA, file),
    fileName: file,
    supplier: null,
    brand: null,
    categoryCode: code,
    currency: 'CNY',
    rates: currencyRates([]),
    stock: null,
    sheet: null,
    priceType: null,
    wishes: null,
    dryRun: false,
    limits: COMMAND_LINE_LIMITS,
    ...more,
  });
  return result;
}

const EXPIRED = '价格有效期 2001-01-01 至 2001-07-31，今天不在其中，请核对';
const STEPS = '数量价未导入：100 起 1300.9 EUR';
const CATALOGUES = [
  'bmecat12-new_catalog',
  'bmecat12-new_catalog_with_blank_classification_system',
  'bmecat2005-new_catalog',
  'bmecat2005-new_catalog_with_blank_classification_system',
];

describe.skipIf(absent)('golden BMEcat files', () => {
  it.each(CATALOGUES)('%s brings its article', async (name) => {
    const result = await run(`bmecat/golden/${name}.golden.xml`);
    expect(result.outcomes).toMatchObject([
      {
        itemNo: '1000',
        outcome: 'added',
        reason: `${EXPIRED}；${STEPS}；条码 8712670911213 校验不通过，未保存；商城里没有替代品 2000`,
      },
    ]);
    const [sku] = await db.owner.select().from(skus);
    // 1499.5 × 7.8 × 1.13
    expect(sku).toMatchObject({ itemNo: '1000', mpn: 'MPN', ean: null, salesPrice: 132_165_930n });
    expect(sku).toMatchObject({ orderUnit: '盒', baseUnit: '个', packQuantity: 6, moq: 1, deliveryDays: 2 });
    expect(sku?.attributes[0]).toEqual({ name: 'Netzspannung', value: '110、220', unit: 'V' });
    expect((await run(`bmecat/golden/${name}.golden.xml`)).tally).toMatchObject({ unchanged: 1 });
  });

  it('updates change what is there and refuse what is not', async () => {
    const updates = ['bmecat12-update_products', 'bmecat12-update_prices'];
    for (const name of updates) {
      const { tally, rows } = await run(`bmecat/golden/${name}.golden.xml`);
      expect(tally).toEqual({ added: 0, changed: 0, unchanged: 0, refused: rows });
    }
    await run('bmecat/golden/bmecat12-new_catalog.golden.xml');
    await db.owner.update(skus).set({ name: 'Alt', salesPrice: 1n });
    expect((await run('bmecat/golden/bmecat12-update_prices.golden.xml')).tally).toMatchObject({ changed: 1 });
    expect((await db.owner.select().from(skus))[0]).toMatchObject({ name: 'Alt', salesPrice: 132_165_930n });
    const products = await run('bmecat/golden/bmecat12-update_products.golden.xml');
    expect(products.outcomes.map(({ itemNo, outcome }) => [itemNo, outcome])).toEqual([
      ['1000', 'changed'],
      ['2000', 'refused'],
    ]);
  });

  it('a catalogue of 726 groups and foreign extensions', async () => {
    const result = await run('bmecat/fischer-nexmart-bmecat12.xml.gz');
    expect(result.outcomes).toMatchObject([{ itemNo: '079685', line: 34684, outcome: 'added', reason: '' }]);
    // 17.779 × 7.8 × 1.13, to four decimals
    expect((await db.owner.select().from(skus))[0]).toMatchObject({ salesPrice: 1_567_041n, moq: 8, step: 8 });
  });
});

const COMMA = '数字“17,5”用了逗号，BMEcat 的小数点应为“.”';
const NO_CATEGORY = '找不到合适的分类';
/** What each edge case is refused for, without a word from the person who imports. */
const EDGE_CASES: Readonly<Record<string, string>> = {
  'mapping-gtin-as-number.xlsx': NO_CATEGORY,
  'mapping-no-possible-sheet.xlsx': NO_CATEGORY,
  'mapping-strict.xlsx': NO_CATEGORY,
  'mapping-two-possible-sheets.xlsx': NO_CATEGORY,
  'mapping-wrong-decimal-separators.xlsx': NO_CATEGORY,
  'testConvertBMEcatMissingOptions.xml': COMMA,
  'testCreateBMEcatFullDataSeparatorsWrong.xml': COMMA,
  'testCreateExcelArticleDetailsOutOfArticleException.xml': '文档类型声明（DTD）里定义了实体',
  'testCreateExcelFromBMEcatFullDataDoubleEntries.xml': NO_CATEGORY,
  'testCreateExcelNestedArticleDetailsException.xml': '文档类型声明（DTD）里定义了实体',
  'testCreateExcelWithPriceValidity.xml': NO_CATEGORY,
  'testCreateExcelWithoutProductId.xml': '缺少商品编号',
  'testDateWithoutType.xml': 'DATETIME 没有 type',
  'testImportFromBMEcatFullDataPricenamesDifferent.xml': '没有可用的价格：文件里只有 “EK_ohne_MWST”、“UVP”',
};

describe.skipIf(absent)('edge cases', () => {
  it('are all known', async () => {
    expect((await readdir(join(DATA, 'bmecat/edge-cases'))).sort()).toEqual(Object.keys(EDGE_CASES).sort());
  });

  it.each(Object.entries(EDGE_CASES))('%s changes nothing', async (file, reason) => {
    const result = await run(`bmecat/edge-cases/${file}`, { categoryCode: null }).catch((error: Error) => error);
    if (result instanceof Error) expect(result.message).toContain(reason);
    else
      expect(result.outcomes.map((row) => row.reason)).toEqual(
        result.outcomes.map(() => expect.stringContaining(reason)),
      );
    expect(await db.owner.$count(skus)).toBe(0);
  });

  it('says what is odd about the readable ones', async () => {
    const doubled = await run('bmecat/edge-cases/testCreateExcelFromBMEcatFullDataDoubleEntries.xml');
    expect(doubled.outcomes[0]?.reason).toContain('属性“Test3”重复，只保留第一个');
    expect(doubled.outcomes[0]?.reason).toContain('条码 12345678901234 校验不通过');
    const valid = await run('bmecat/edge-cases/testCreateExcelWithPriceValidity.xml');
    expect(valid.outcomes[0]?.reason).toContain('价格有效期 2018-01-08 至 2019-01-08，今天不在其中');
  });
});

describe.skipIf(absent)('UNSPSC', () => {
  it('loads as a classification of four levels, once', async () => {
    const file = join(DATA, 'unspsc/unspsc-7.0901-zh-en.tsv.gz');
    const first = await importUnspsc(db.app, file, COMMAND_LINE_LIMITS);
    expect(first).toMatchObject({ rows: 20_789, added: 20_789, changed: 0, unchanged: 0, refused: [] });
    expect(first.levels.reduce((sum, count) => sum + count)).toBe(20_789);
    expect(first.levels.every((count) => count > 0)).toBe(true);
    const orphans = sql`parent_code is not null and parent_code not in (select code from unspsc_classes)`;
    expect(await db.owner.$count(unspscClasses, orphans)).toBe(0);
    expect(await importUnspsc(db.app, file, COMMAND_LINE_LIMITS)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 20_789,
    });
    const [cat] = await db.owner.select().from(unspscClasses).where(eq(unspscClasses.code, '10101501'));
    expect(cat).toEqual({ code: '10101501', level: 4, parentCode: '10101500', nameZh: '猫', nameEn: 'Cats' });
  });
});
