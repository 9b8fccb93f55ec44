import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { allocateSkus } from './allocate-skus.ts';
import type { SkuRow } from './catalog-rows.ts';
import { generateCatalog, planTaxonomy } from './generate-catalog.ts';
import { hashText } from './prng.ts';
import { PROFILES } from './profiles.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import type { Taxonomy } from './taxonomy-schema.ts';

const NOW = new Date('2026-04-14T00:00:00Z');
/** One series in this many is made; whole siblings, so that what must differ is there to be compared. */
const SAMPLE = 12;
let taxonomy: Taxonomy;
let sample: SkuRow[];

function make(skuCount: number, wanted: (seriesCode: string) => boolean): SkuRow[] {
  const present = (code: string) => (wanted(code) ? 0 : Number.POSITIVE_INFINITY);
  const batches = generateCatalog({ seed: 'demo', skuCount, taxonomy, now: NOW, present });
  return [...batches].flatMap((batch) => (batch.kind === 'skus' ? batch.rows : []));
}

beforeAll(async () => {
  taxonomy = await readTaxonomy();
  sample = make(200_000, (code) => hashText(code) % SAMPLE === 0);
});

const broken = (rule: (sku: SkuRow) => boolean) =>
  sample.filter((sku) => !rule(sku)).map((sku) => `${sku.itemNo} ${sku.name} ${sku.mpn}`);
const repeated = (keyOf: (sku: SkuRow) => string) => {
  const groups = Map.groupBy(sample, keyOf);
  return [...groups].filter(([, skus]) => skus.length > 1).map(([key]) => key);
};

describe('two hundred thousand', () => {
  test('the sample is large enough to find what is wrong', () => expect(sample.length).toBeGreaterThan(12_000));

  test.each([
    ['item numbers', (sku: SkuRow) => sku.itemNo],
    ['part numbers of a brand', (sku: SkuRow) => `${sku.brandCode} ${sku.mpn}`],
    ['names', (sku: SkuRow) => sku.name],
    ['EANs', (sku: SkuRow) => sku.ean ?? sku.itemNo],
  ])('%s are unique', (_, keyOf) => expect(repeated(keyOf)).toEqual([]));

  test('no word, number or attribute shows how it was made', () => {
    const odd = /undefined|null|NaN|[{}[\]|^]|\s\s|^\s|\s$/;
    expect(broken((sku) => !odd.test(`${sku.name}\n${sku.mpn}\n${sku.description}`))).toEqual([]);
    expect(broken((sku) => new Set(sku.attributes.map((a) => a.name)).size === sku.attributes.length)).toEqual([]);
    expect(broken((sku) => sku.name.length <= 80 && sku.mpn.length <= 50)).toEqual([]);
  });

  test('a carton costs less than its contents by the piece, and more than one of them', () => {
    const cartons = sample.filter((sku) => /-\d+PK$/.test(sku.mpn));
    const bySuffix = new Map(sample.map((sku) => [`${sku.brandCode} ${sku.mpn}`, sku]));
    const pairs = cartons.flatMap((carton) => {
      const single = bySuffix.get(`${carton.brandCode} ${carton.mpn.replace(/-\d+PK$/, '')}`);
      return single ? [{ carton, single }] : [];
    });
    for (const { carton, single } of pairs) {
      expect(carton.packQuantity).toBeGreaterThan(single.packQuantity);
      expect(carton.salesPrice).toBeGreaterThan(single.salesPrice);
    }
    expect(cartons.length).toBeGreaterThan(100);
  });

  test('tax codes have 19 digits', () => expect(broken((sku) => /^\d{19}$/.test(sku.taxCode))).toEqual([]));
});

describe('profiles', () => {
  test('the same rows byte for byte on every machine', () => {
    const rows = make(200_000, (code) => code.startsWith('FAS-01-01-') || code.startsWith('ELE-01-01-'));
    const text = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    expect(rows.length).toBeGreaterThan(1000);
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '2e9179eaf08f863806fa21aceaea11d73ea1895290bbe57e3bc8e4b051094ead',
    );
  });

  test('every profile is part of the next one', () => {
    const leaves = planTaxonomy(taxonomy);
    const picksOf = (total: number) =>
      new Map(
        allocateSkus(leaves, total).map((pick) => [`${pick.leaf.place.code}/${pick.brand}/${pick.option}`, pick]),
      );
    const profiles = Object.values(PROFILES).map(picksOf);
    for (const [i, small] of profiles.slice(0, -1).entries()) {
      for (const [key, pick] of small) {
        const larger = profiles[i + 1]?.get(key);
        const holds = larger && larger.from <= pick.from && larger.from + larger.count >= pick.from + pick.count;
        if (!holds) expect(`${key} of profile ${i}`).toBe('part of the next one');
      }
    }
  });

  test('a SKU is the same in every catalogue', () => {
    const wanted = (code: string) => hashText(code) % 60 === 0;
    const large = new Map(make(200_000, wanted).map((sku) => [sku.itemNo, sku]));
    const small = make(20_000, wanted);
    expect(small.length).toBeGreaterThan(100);
    for (const sku of small) expect(large.get(sku.itemNo)).toEqual(sku);
  });
});
