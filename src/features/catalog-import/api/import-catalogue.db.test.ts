import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands, categories, skus, stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { currencyRates } from '../rules/currency-rates.ts';
import { type ImportOrder, importCatalogue } from './import-catalogue.ts';
import { COMMAND_LINE_LIMITS } from './import-limits.ts';
import { openRecordSource } from './open-record-source.ts';

let db: TestDatabase;
let folder: string;
const ids: Record<string, bigint> = {};

async function plant(path: string, pictureKind = 'part'): Promise<void> {
  const names = path.split('/');
  const above = names.slice(0, -1).map((_, depth) => ids[names.slice(0, depth + 1).join('/')] ?? 0n);
  const name = names.at(-1) ?? '';
  const id = await buildCategory(db.owner, { name, level: names.length, parentId: above.at(-1) ?? null, pictureKind });
  await db.owner
    .update(categories)
    .set({ pathIds: [...above, id] })
    .where(eq(categories.id, id));
  ids[path] = id;
}

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-catalogue-'));
  for (const path of ['紧固件', '紧固件/螺钉', '紧固件/螺钉/木螺钉', '紧固件/锚栓膨胀件']) await plant(path, 'screw');
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await db.owner.execute(sql`truncate skus, outbox restart identity cascade`);
});

const ORDER: ImportOrder = {
  source: 'import:celo',
  brand: 'CELO',
  categoryCode: null,
  currency: 'CNY',
  rates: currencyRates([]),
  stock: null,
  dryRun: false,
  maxRows: 10_000,
};
const HEADER = 'Artikelnummer,Artikelname,Preis (EUR),Währung,Best.einheit,Mindest.Best.,Mengenstaffel';

async function run(lines: readonly string[], order: Partial<ImportOrder> = {}, header = HEADER) {
  const path = join(folder, 'celo.csv');
  await writeFile(path, [header, ...lines].join('\n'));
  const advice = { given: null, remembered: [] };
  const source = await openRecordSource(path, { sheet: null, limits: COMMAND_LINE_LIMITS, advice });
  return importCatalogue(db.app, source, { ...ORDER, ...order });
}

const item = async (itemNo: string) => (await db.owner.select().from(skus).where(eq(skus.itemNo, itemNo)))[0];
const onHand = async () =>
  (await db.owner.select({ onHand: stockLevels.onHand }).from(stockLevels)).map((s) => s.onHand);

async function announced(): Promise<string[]> {
  const effects = await db.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.right', 'worker', true)`);
    return tx.select({ topic: outbox.topic, payload: outbox.payload }).from(outbox);
  });
  expect(effects.every(({ topic }) => topic === 'catalog.imported')).toBe(true);
  return effects.flatMap(({ payload }) => (payload as { itemNos: string[] }).itemNos);
}

const SCREW = '5NOMT20,Holzschraube 4x40,3.1,EUR,PCE,10,10';
const FREE = '9HCR872BAZ,Blitzanker BAZ,0,EUR,PCE,50,50';

describe('importCatalogue', () => {
  it('adds articles as the file has them, can be bought, and tells search', async () => {
    const result = await run([SCREW, FREE]);
    expect(result.tally).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 0 });
    const screw = await item('5NOMT20');
    const [brand] = await db.owner.select().from(brands).where(eq(brands.name, 'CELO'));
    expect(screw).toMatchObject({
      name: 'Holzschraube 4x40',
      salesPrice: 241_800n,
      listPrice: 241_800n,
      orderUnit: '个',
      moq: 10,
      step: 10,
      productStatus: 5,
      source: 'import:celo',
      categoryId: ids['紧固件/螺钉/木螺钉'],
      brandId: brand?.id,
      pictureKind: 'screw',
      attributes: [{ name: '原币价格', value: '3.10', unit: 'EUR' }],
    });
    expect(await item('9HCR872BAZ')).toMatchObject({
      salesPrice: 0n,
      productStatus: 7,
      categoryId: ids['紧固件/锚栓膨胀件'],
    });
    expect((await onHand()).sort((a, b) => a - b)).toEqual([100, 500]);
    expect((await announced()).sort()).toEqual(['5NOMT20', '9HCR872BAZ']);
  });

  it('takes the currency from the row, then from the header, then from the order', async () => {
    const lines = ['R,Holzschraube,1,USD,PCE,1,1', 'H,Holzschraube,1,,PCE,1,1'];
    await run(lines, { currency: 'CNY' });
    await run(['O,Holzschraube,1,,PCE,1,1'], { currency: 'USD' }, HEADER.replace(' (EUR)', ' (netto)'));
    const prices = (await db.owner.select().from(skus)).map((sku) => [sku.itemNo, sku.salesPrice]);
    expect(Object.fromEntries(prices)).toEqual({ R: 72_000n, H: 78_000n, O: 72_000n });
  });

  it('changes nothing the second time, not even a time stamp', async () => {
    await run([SCREW, FREE]);
    const before = await db.owner.select().from(skus);
    await db.owner.update(stockLevels).set({ onHand: 3 });
    const again = await run([SCREW, FREE]);
    expect(again.tally).toEqual({ added: 0, changed: 0, unchanged: 2, refused: 0 });
    expect(await db.owner.select().from(skus)).toEqual(before);
    expect(await onHand()).toEqual([3, 3]);
    expect(await announced()).toHaveLength(2);
  });

  it('updates only what differs and announces only that', async () => {
    await run([SCREW, FREE]);
    await db.owner.execute(sql`truncate outbox`);
    const result = await run([SCREW.replace('3.1,', '3.25,'), FREE]);
    expect(result.tally).toEqual({ added: 0, changed: 1, unchanged: 1, refused: 0 });
    expect(await item('5NOMT20')).toMatchObject({ salesPrice: 253_500n });
    expect(await announced()).toEqual(['5NOMT20']);
  });

  it('opens an article for sale when its price arrives, and respects what staff withdrew', async () => {
    await run([SCREW, FREE]);
    await db.owner.update(skus).set({ productStatus: 9, dayType: 8 }).where(eq(skus.itemNo, '5NOMT20'));
    await run([SCREW.replace('3.1,', '3.2,'), FREE.replace(',0,', ',1.5,')]);
    expect(await item('9HCR872BAZ')).toMatchObject({ productStatus: 5, salesPrice: 117_000n });
    expect(await item('5NOMT20')).toMatchObject({ productStatus: 9, dayType: 8, salesPrice: 249_600n });
  });

  it('refuses rows one by one and imports the rest; every row is counted', async () => {
    await buildSku(db.owner, { itemNo: 'TAKEN', source: 'demo' });
    const result = await run([
      SCREW,
      'TAKEN,Holzschraube,1,EUR,PCE,1,1',
      '5NOMT20,Holzschraube doppelt,1,EUR,PCE,1,1',
      ',Holzschraube ohne Nummer,1,EUR,PCE,1,1',
      'X5,Holzschraube,0.00001,EUR,PCE,1,1',
      ',,,,,,',
      'X7,Holzschraube,1,EUR,PCE,1,1,überzählig',
    ]);
    expect(result.rows).toBe(6);
    expect(result.tally).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 5 });
    expect(result.outcomes.map(({ rowNumber, reason }) => [rowNumber, reason])).toEqual([
      [2, ''],
      [3, '商品编号已被其他来源（demo）占用'],
      [4, '商品编号与第 2 行重复'],
      [5, '缺少商品编号'],
      [6, expect.stringContaining('小数超过 4 位')],
      [8, expect.stringContaining('有 8 列，表头只有 7 列')],
    ]);
    expect(await item('TAKEN')).toMatchObject({ source: 'demo' });
    expect(await db.owner.$count(skus)).toBe(2);
  });

  it('decides the same in a dry run and writes nothing', async () => {
    const dry = await run([SCREW, FREE], { dryRun: true, brand: 'Ganz Neu' });
    expect(dry.tally).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(await db.owner.$count(skus)).toBe(0);
    expect(await db.owner.$count(brands, eq(brands.name, 'Ganz Neu'))).toBe(0);
    expect(await announced()).toEqual([]);
  });

  it('takes stock from the file before the order, never below what is reserved', async () => {
    const header = `${HEADER},库存`;
    const lines = [`${SCREW},70`, `${FREE},`];
    await run(lines, { stock: 8 }, header);
    expect((await onHand()).sort((a, b) => a - b)).toEqual([8, 70]);
    await db.owner.update(stockLevels).set({ reserved: 6 });
    const fewer = [`${SCREW},2`, `${FREE},8`];
    expect((await run(fewer, {}, header)).tally).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await onHand()).sort((a, b) => a - b)).toEqual([6, 8]);
    expect((await run(fewer, {}, header)).tally).toMatchObject({ changed: 0, unchanged: 2 });
  });

  it('finds a brand under any of its names', async () => {
    const brandId = await buildBrand(db.owner, { name: '慧鱼', nameEn: 'FISCHER', aliases: ['fischerwerke'] });
    const header = `${HEADER},Hersteller`;
    await run([`${SCREW},Fischer`, `${FREE},Fischerwerke`], {}, header);
    expect((await db.owner.select().from(skus)).map((sku) => sku.brandId)).toEqual([brandId, brandId]);
  });

  it('keeps to a given category and puts the unknown there', async () => {
    const [screws] = await db.owner
      .select()
      .from(categories)
      .where(eq(categories.id, ids['紧固件/螺钉'] ?? 0n));
    await run([SCREW, 'X1,Irgendwas,1,EUR,PCE,1,1'], { categoryCode: screws?.code });
    expect(await item('5NOMT20')).toMatchObject({ categoryId: ids['紧固件/螺钉/木螺钉'] });
    expect(await item('X1')).toMatchObject({ categoryId: ids['紧固件/螺钉'] });
    await expect(run([SCREW], { categoryCode: 'NIX' })).rejects.toThrow('没有编码为 NIX 的分类');
  });

  it('writes nothing when the file breaks in the middle or is too long', async () => {
    await expect(run([SCREW, 'X1,"offen,1,EUR,PCE,1,1'])).rejects.toThrow('第 3 行起引号没有配对');
    await expect(run([SCREW, FREE], { maxRows: 1 })).rejects.toThrow('超过 1 行');
    await expect(run([])).rejects.toThrow('没有数据行');
    expect(await db.owner.$count(skus)).toBe(0);
  });

  it('stops between batches and is made good by another run', async () => {
    const lines = Array.from({ length: 1_200 }, (_, n) => `N${n},Holzschraube ${n},1.5,EUR,PCE,1,1`);
    const stop = new AbortController();
    const path = join(folder, 'long.csv');
    await writeFile(path, [HEADER, ...lines].join('\n'));
    const advice = { given: null, remembered: [] };
    const source = await openRecordSource(path, { sheet: null, limits: COMMAND_LINE_LIMITS, advice });
    const watch = { progress: () => stop.abort(), signal: stop.signal };
    await expect(importCatalogue(db.app, source, ORDER, watch)).rejects.toThrow();
    expect(await db.owner.$count(skus)).toBe(500);
    expect((await importCatalogue(db.app, source, ORDER)).tally).toMatchObject({ added: 700, unchanged: 500 });
  });

  it('survives two imports of one file at once', async () => {
    const lines = Array.from({ length: 700 }, (_, n) => `N${n},Holzschraube ${n},1.5,EUR,PCE,1,1`);
    const results = await Promise.all([run(lines), run(lines)]);
    const sum = (key: 'added' | 'unchanged') => results.reduce((total, { tally }) => total + tally[key], 0);
    expect([sum('added'), sum('unchanged')]).toEqual([700, 700]);
  });
});
