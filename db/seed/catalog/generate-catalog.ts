import { allocateSkus, type PlannedLeaf, type SeriesPick } from './allocate-skus.ts';
import type { BrandRow, CatalogBatch, SeriesRow, SkuRow } from './catalog-rows.ts';
import { type FourthCodes, fourthCodes, listCategories } from './list-categories.ts';
import { makeSku } from './make-sku.ts';
import { createItemNumbers } from './number-items.ts';
import { brandsOf, listLeaves, planLeaf } from './plan-leaf.ts';
import { brandLevel } from './price-sku.ts';
import { createRandom } from './prng.ts';
import { moodOf } from './sell-sku.ts';
import type { Brand, Taxonomy } from './taxonomy-schema.ts';

export interface CatalogOptions {
  seed: string;
  skuCount: number;
  taxonomy: Taxonomy;
  /** Stands for today: ages and new goods count back from it. */
  now: Date;
  /** SKUs in one batch; series are never split. */
  batchSize?: number;
}

/**
 * The demo catalogue as a stream: categories, brands, then batches of series with their SKUs. The same options give the
 * same rows; memory does not grow with the number of SKUs beyond the list of series.
 */
export function* generateCatalog(options: CatalogOptions): Generator<CatalogBatch> {
  const { seed, taxonomy, now, batchSize = 1000 } = options;
  const brandByName = new Map(taxonomy.brands.map((brand) => [brand.name, brand]));
  const leaves = listLeaves(taxonomy).map((place): PlannedLeaf => {
    return { place, plan: planLeaf(place, brandsOf(place, brandByName)) };
  });
  const picks = allocateSkus(leaves, options.skuCount);
  const fourth = fourthCodes(picks);
  yield { kind: 'categories', rows: listCategories(taxonomy, fourth) };
  yield { kind: 'brands', rows: listBrands(picks) };

  const nextNumber = createItemNumbers();
  let series: SeriesRow[] = [];
  let rows: SkuRow[] = [];
  for (const pick of picks) {
    const made = makeSeries(pick, seed, now, fourth, nextNumber);
    series.push(made.series);
    rows.push(...made.rows);
    if (rows.length >= batchSize) {
      yield { kind: 'skus', series, rows };
      series = [];
      rows = [];
    }
  }
  if (rows.length > 0) yield { kind: 'skus', series, rows };
}

function brandOf(pick: SeriesPick): Brand {
  const brand = pick.leaf.plan.brands[pick.brand];
  if (!brand) throw new Error(`no brand ${pick.brand} for ${pick.leaf.place.code}`);
  return brand;
}

/** Only brands that have something to sell. */
function listBrands(picks: readonly SeriesPick[]): BrandRow[] {
  const used = new Map(picks.map((pick) => [brandOf(pick).code, brandOf(pick)]));
  return [...used.values()].map(({ code, name, nameEn }) => {
    const spellings = [
      nameEn,
      nameEn.replace(/[^A-Za-z0-9]/g, ''),
      name.replace(/(电气|电机|电器|铁工|综合材料|工具)$/, ''),
    ];
    const aliases = [...new Set(spellings)].filter((alias) => alias.length > 1 && alias !== name);
    return { code, name, nameEn, aliases };
  });
}

function makeSeries(
  pick: SeriesPick,
  seed: string,
  now: Date,
  fourth: FourthCodes,
  nextNumber: (topCode: string, gap: number) => string,
): { series: SeriesRow; rows: SkuRow[] } {
  const { place, plan } = pick.leaf;
  const brand = brandOf(pick);
  const option = plan.options[pick.option];
  if (!option) throw new Error(`no option ${pick.option} for ${place.code}`);
  const code = `${place.code}-${brand.code}-${String(pick.option + 1).padStart(2, '0')}`;
  const random = createRandom(`${seed}/${code}`);
  const categoryCode = fourth.get(`${place.code}/${option.fourth}`) ?? place.code;
  const context = {
    place,
    brand,
    categoryCode,
    seriesCode: code,
    level: brandLevel(place.top.code, brand, random),
    margin: random.chance(0.2) ? 1 : 1.04 + random.next() * 0.24,
    mood: moodOf(random),
    now,
    nextNumber,
  };
  const drafts = plan.drafts(pick.option, brand).slice(pick.from, pick.from + pick.count);
  return {
    series: {
      code,
      name: [brand.name, place.leaf.name, option.title].filter(Boolean).join(' '),
      brandCode: brand.code,
      categoryCode,
    },
    rows: drafts.map((draft) => makeSku(draft, context, random)),
  };
}
