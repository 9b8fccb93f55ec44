import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryRow, SkuRow } from '../catalog/catalog-rows.ts';
import { generateCatalog } from '../catalog/generate-catalog.ts';
import { readTaxonomy } from '../catalog/read-taxonomy.ts';
import { DEMO_NOW, DEMO_SEED, DEMO_SKU_COUNT } from '../catalog/seed-catalog.ts';
import { DEMO_CASES } from './demo-cases.ts';

const skus: SkuRow[] = [];
let categories: CategoryRow[] = [];

beforeAll(async () => {
  const taxonomy = await readTaxonomy();
  for (const batch of generateCatalog({ seed: DEMO_SEED, skuCount: DEMO_SKU_COUNT, taxonomy, now: DEMO_NOW })) {
    if (batch.kind === 'categories') categories = batch.rows;
    else if (batch.kind === 'skus') skus.push(...batch.rows);
  }
});

const wishes = DEMO_CASES.flatMap((one) => one.wishes);
const offers = wishes.flatMap((wish) => (wish.offers ?? []).map((offer) => ({ wish, offer })));

/** Items of a leaf, or of what lies below it, that are like this. */
function itemsLike(category: string, like: Readonly<Record<string, string>>): SkuRow[] {
  const codes = categories.filter(({ name }) => name === category).map(({ code }) => code);
  const below = new Set(
    categories.filter((one) => codes.some((code) => one.code.startsWith(code))).map(({ code }) => code),
  );
  return skus.filter(
    (sku) =>
      below.has(sku.categoryCode) &&
      Object.entries(like).every(([name, value]) =>
        sku.attributes.some((attribute) => attribute.name === name && attribute.value === value),
      ),
  );
}

describe('offers of the demo', () => {
  it.each(offers.filter(({ offer }) => offer.like))('$wish.words.name is answered by what is like it', ({ offer }) => {
    const found = itemsLike(offer.category ?? '', offer.like ?? {});
    expect(found.length).toBeGreaterThanOrEqual(offer.rank ?? 1);
  });

  it('are like what the words asked for, or say what is different', () => {
    const asked: Readonly<Record<string, RegExp>> = {
      缸径: /缸径 (\d+)/,
      行程: /行程 (\d+)/,
      电压: /((?:DC|AC)\d+V)/,
      位数通数: /([二三]位[三五]通)/,
      磁性: /(带磁)/,
    };
    const silent = offers.flatMap(({ wish, offer }) => {
      if (offer.kind === 'none') return [];
      return Object.entries(asked).flatMap(([name, figure]) => {
        const [, value] = figure.exec(wish.words?.name ?? '') ?? [];
        const offered = offer.like?.[name];
        const told = offered !== undefined && offer.note?.includes(`${name} ${offered}`);
        return value === undefined || offered === value || told ? [] : [`${wish.words?.name}: ${name}`];
      });
    });
    expect(silent).toEqual([]);
  });

  it('promise no days in words: the line says how many there are', () => {
    const notes = offers.filter(({ offer }) => offer.kind !== 'none').map(({ offer }) => offer.note ?? '');
    expect(notes.filter((note) => /交期|货期|更快|更短/.test(note))).toEqual([]);
  });

  it('tell customers nothing of what the desk earns', () => {
    expect(offers.filter(({ offer }) => /毛利|成本|底价|复核/.test(offer.note ?? ''))).toEqual([]);
  });
});
