import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DRAWINGS } from '../pictures/draw-picture.ts';
import { drawingOf } from '../pictures/kinds.ts';
import type { BrandRow, CategoryRow, SeriesRow, SkuRow } from './catalog-rows.ts';
import { ean13 } from './ean13.ts';
import { generateCatalog } from './generate-catalog.ts';
import { listLeaves } from './plan-leaf.ts';
import { readRange } from './read-offer.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import type { Taxonomy } from './taxonomy-schema.ts';

const NOW = new Date('2026-04-14T00:00:00Z');
let taxonomy: Taxonomy;
let categories: CategoryRow[];
let brands: BrandRow[];
const series: SeriesRow[] = [];
const skus: SkuRow[] = [];

beforeAll(async () => {
  taxonomy = await readTaxonomy();
  for (const batch of generateCatalog({ seed: 'demo', skuCount: 5000, taxonomy, now: NOW })) {
    if (batch.kind === 'categories') categories = batch.rows;
    else if (batch.kind === 'brands') brands = batch.rows;
    else {
      series.push(...batch.series);
      skus.push(...batch.rows);
    }
  }
});

const hashOf = (seed: string, skuCount: number) => {
  const hash = createHash('sha256');
  for (const batch of generateCatalog({ seed, skuCount, taxonomy, now: NOW })) {
    hash.update(JSON.stringify(batch, (_, value) => (typeof value === 'bigint' ? value.toString() : value)));
  }
  return hash.digest('hex');
};
const broken = (rule: (sku: SkuRow) => boolean) =>
  skus.filter((sku) => !rule(sku)).map((sku) => `${sku.itemNo} ${sku.name}`);
const attribute = (sku: SkuRow, name: string) => sku.attributes.find((a) => a.name === name)?.value;

describe('stream', () => {
  test('the same seed gives the same rows, another seed others', () => {
    expect(hashOf('demo', 800)).toBe(hashOf('demo', 800));
    expect(hashOf('demo', 800)).not.toBe(hashOf('other', 800));
  });

  test.each([40, 777, 3100, 20_000])('exactly %i SKUs', (skuCount) => {
    let seen = 0;
    for (const batch of generateCatalog({ seed: 'x', skuCount, taxonomy, now: NOW })) {
      if (batch.kind === 'skus') seen += batch.rows.length;
    }
    expect(seen).toBe(skuCount);
  });

  test('the taxonomy can fill half a million', () => {
    const first = generateCatalog({ seed: 'x', skuCount: 500_000, taxonomy, now: NOW }).next();
    expect(first.value).toMatchObject({ kind: 'categories' });
  });
});

describe('keys', () => {
  test('item numbers, names of a brand and series codes are unique', () => {
    expect(new Set(skus.map((sku) => sku.itemNo)).size).toBe(5000);
    expect(new Set(skus.map((sku) => `${sku.brandCode} ${sku.name}`)).size).toBe(5000);
    expect(new Set(series.map((row) => row.code)).size).toBe(series.length);
    expect(new Set(brands.map((row) => row.name)).size).toBe(brands.length);
    expect(new Set(categories.map((row) => row.code)).size).toBe(categories.length);
  });

  test('item number is the top category and seven digits', () => {
    expect(
      broken((sku) => /^[A-Z]{3}\d{7}$/.test(sku.itemNo) && sku.categoryCode.startsWith(sku.itemNo.slice(0, 3))),
    ).toEqual([]);
  });

  test('every reference has its row', () => {
    const known = {
      brands: new Set(brands.map((row) => row.code)),
      categories: new Map(categories.map((row) => [row.code, row])),
      series: new Map(series.map((row) => [row.code, row])),
    };
    expect(categories.filter((row) => row.parentCode && !known.categories.has(row.parentCode))).toEqual([]);
    expect(
      broken((sku) => known.brands.has(sku.brandCode) && (known.categories.get(sku.categoryCode)?.level ?? 0) >= 3),
    ).toEqual([]);
    expect(broken((sku) => known.series.get(sku.seriesCode)?.categoryCode === sku.categoryCode)).toEqual([]);
    expect(brands.filter((brand) => !skus.some((sku) => sku.brandCode === brand.code))).toEqual([]);
  });

  test('a valid check digit on every EAN', () => {
    const marked = skus.filter((sku) => sku.ean !== null);
    expect(marked.length).toBeGreaterThan(2000);
    expect(marked.filter((sku) => sku.ean !== ean13((sku.ean ?? '').slice(0, 12)))).toEqual([]);
  });
});

describe('words', () => {
  test('no name, number or description shows how it was made', () => {
    expect(
      broken((sku) => !/undefined|null|NaN|[{}[\]|^]|\s\s|^\s|\s$/.test(`${sku.name}\n${sku.mpn}\n${sku.description}`)),
    ).toEqual([]);
    expect(series.filter((row) => /undefined|[{}]/.test(row.name))).toEqual([]);
  });

  test('no word twice', () => {
    expect(broken((sku) => !/([\u4e00-\u9fff]{2,})\1/.test(sku.name))).toEqual([]);
    expect(broken((sku) => new Set(sku.name.split(' ')).size === sku.name.split(' ').length)).toEqual([]);
  });

  test('one to three sentences', () => {
    expect(broken((sku) => /^([^。]+。){1,3}$/.test(sku.description))).toEqual([]);
  });

  test('attributes have a name and a value, each name once', () => {
    expect(broken((sku) => sku.attributes.every((a) => a.name !== '' && a.value !== ''))).toEqual([]);
    expect(broken((sku) => new Set(sku.attributes.map((a) => a.name)).size === sku.attributes.length)).toEqual([]);
  });
});

describe('offer', () => {
  test('minimum order is a multiple of the step, the pack names its pieces', () => {
    expect(broken((sku) => sku.moq >= 1 && sku.step >= 1 && sku.moq % sku.step === 0)).toEqual([]);
    expect(
      broken(
        (sku) => sku.packQuantity === 1 || sku.name.endsWith(`${sku.packQuantity}${sku.baseUnit}/${sku.orderUnit}`),
      ),
    ).toEqual([]);
  });

  test('prices lie in the range of their group, sales price not above list price', () => {
    const ranges = new Map(listLeaves(taxonomy).map(({ code, group }) => [code, readRange(group.price)]));
    expect(broken((sku) => sku.salesPrice > 0n && sku.salesPrice <= sku.listPrice)).toEqual([]);
    const inside = (sku: SkuRow) => {
      const range = ranges.get(sku.categoryCode.slice(0, 9));
      const yuan = Number(sku.salesPrice) / 10_000;
      return (
        range &&
        [yuan, yuan / sku.packQuantity].some((price) => price >= range.low * 0.99 && price <= range.high * 1.01)
      );
    };
    expect(broken((sku) => inside(sku) === true)).toEqual([]);
  });

  test('the longer screw of a series is the dearer one', () => {
    const m8 = skus.filter((sku) => sku.name.startsWith('东明 内六角圆柱头螺钉 M8×'));
    const each = m8.map((sku) => Number(sku.salesPrice) / sku.packQuantity);
    expect(m8.length).toBeGreaterThanOrEqual(10);
    expect(each).toEqual([...each].sort((a, b) => a - b));
  });
});

describe('pictures', () => {
  test('every category and SKU shows something that is drawn', () => {
    const drawn = (kind: string) => drawingOf(kind) in DRAWINGS;
    expect([...new Set(categories.map((row) => row.pictureKind))].filter((kind) => !drawn(kind))).toEqual([]);
    expect(broken((sku) => drawn(sku.pictureKind))).toEqual([]);
  });
});

describe('sales', () => {
  test('status, delivery and stock tell the same story', () => {
    expect(broken((sku) => sku.dayType !== 8 || sku.productStatus === 8)).toEqual([]);
    expect(broken((sku) => (sku.deliveryDays !== null) === [3, 4, 6, 9].includes(sku.dayType))).toEqual([]);
    expect(broken((sku) => sku.dayType > 2 || sku.stock.some((row) => row.onHand >= sku.moq))).toEqual([]);
    expect(broken((sku) => sku.dayType !== 7 || sku.stock.every((row) => row.onHand === 0))).toEqual([]);
    expect(
      broken((sku) => sku.createdAt < NOW && sku.newFlag === NOW.getTime() - sku.createdAt.getTime() < 61 * 86_400_000),
    ).toEqual([]);
  });

  test('most go out the same day, a few sell by the thousand, most hardly', () => {
    const share = (rule: (sku: SkuRow) => boolean) => skus.filter(rule).length / skus.length;
    expect(share((sku) => sku.dayType <= 2)).toBeGreaterThan(0.7);
    expect(share((sku) => sku.productStatus === 5)).toBeGreaterThan(0.97);
    for (const status of [7, 8, 9]) expect(share((sku) => sku.productStatus === status)).toBeGreaterThan(0);
    const sales = skus.map((sku) => sku.salesCount).sort((a, b) => b - a);
    expect(sales[50]).toBeGreaterThan(50 * Math.max(1, sales[2500] ?? 0));
  });
});

describe('what a buyer would check', () => {
  test.each([
    ['FAS1204418', '东明 内六角圆柱头螺钉 M8×30 A2-70 304不锈钢 本色 100个/盒', 'DM-912-M8×30-A2'],
    ['ELE0038127', '正泰 小型断路器 NXB-63 C32 3P', 'NXB-63 C32 3P'],
    ['PPE7710293', '安思尔 丁腈防化手套 37-676 9码', '37-676-9'],
  ])('%s', (itemNo, name, mpn) => {
    expect(skus.find((sku) => sku.itemNo === itemNo)).toMatchObject({ name, mpn, productStatus: 5, dayType: 0 });
  });

  test('strength class and material belong together', () => {
    const pairs = { 'A2-70': '304不锈钢', 'A4-80': '316不锈钢', '8.8级': '碳钢', '12.9级': '合金钢' };
    for (const [grade, material] of Object.entries(pairs)) {
      const graded = skus.filter((sku) => attribute(sku, '性能等级') === grade);
      expect(graded.length).toBeGreaterThan(20);
      expect(new Set(graded.map((sku) => attribute(sku, '材质')))).toEqual(new Set([material]));
    }
  });

  test('an M8 screw is neither a pin nor a rod', () => {
    const lengths = skus
      .filter((sku) => /^.+ 内六角圆柱头螺钉 M8×/.test(sku.name))
      .map((sku) => Number(attribute(sku, '长度')));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
  });

  test('the usual search finds plenty', () => {
    expect(skus.filter((sku) => sku.name.includes('内六角') && sku.name.includes('M8')).length).toBeGreaterThanOrEqual(
      80,
    );
  });

  test.each([
    ['6205', '25', '52', '15'],
    ['6308', '40', '90', '23'],
    ['30206', '30', '62', '17.25'],
  ])('bearing %s has the dimensions of its designation', (code, inner, outer, width) => {
    const found = skus.find((sku) => sku.itemNo.startsWith('BRG') && sku.mpn.startsWith(code));
    expect(found && ['内径d', '外径D', '宽度B'].map((name) => attribute(found, name))).toEqual([inner, outer, width]);
  });

  test('every third-level category has goods, fasteners the most', () => {
    const leaves = new Set(skus.map((sku) => sku.categoryCode.slice(0, 9)));
    expect(categories.filter((row) => row.level === 3 && !leaves.has(row.code))).toEqual([]);
    const tops = Map.groupBy(skus, (sku) => sku.itemNo.slice(0, 3));
    expect(tops.size).toBe(21);
    expect(tops.get('FAS')?.length).toBe(Math.max(...[...tops.values()].map((rows) => rows.length)));
  });
});
