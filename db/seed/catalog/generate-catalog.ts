import { allocateSkus, type PlannedLeaf, type SeriesPick } from './allocate-skus.ts';
import type { BrandRow, CatalogBatch, SeriesRow, SkuRow } from './catalog-rows.ts';
import { type FourthCodes, fourthCodes, listCategories } from './list-categories.ts';
import { makeSku } from './make-sku.ts';
import { numberItems, type SeriesNumbers } from './number-items.ts';
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
  /** SKUs of a series that need not be made again: a run that was cut off goes on behind them. */
  present?: (seriesCode: string) => number;
}

/**
 * The demo catalogue as a stream: categories, brands, then batches of series with their SKUs. The same options give the
 * same rows, and a SKU is the same in every catalogue it is part of; memory does not grow with the number of SKUs beyond
 * the list of series.
 */
export function* generateCatalog(options: CatalogOptions): Generator<CatalogBatch> {
  const { seed, taxonomy, now, batchSize = 1000, present = () => 0 } = options;
  const leaves = planTaxonomy(taxonomy);
  const picks = allocateSkus(leaves, options.skuCount);
  const fourth = fourthCodes(picks);
  yield { kind: 'categories', rows: listCategories(taxonomy, fourth) };
  yield { kind: 'brands', rows: listBrands(picks) };

  const numbersOf = numberItems(leaves);
  let batch: Extract<CatalogBatch, { kind: 'skus' }> = { kind: 'skus', series: [], rows: [], skipped: 0 };
  for (const pick of picks) {
    if (present(seriesCodeOf(pick)) >= pick.count) batch.skipped += pick.count;
    else {
      const made = makeSeries(pick, seed, now, fourth, numbersOf(pick.leaf, pick.brand, pick.option));
      batch.series.push(made.series);
      batch.rows.push(...made.rows);
    }
    if (batch.rows.length < batchSize) continue;
    yield batch;
    batch = { kind: 'skus', series: [], rows: [], skipped: 0 };
  }
  if (batch.rows.length + batch.skipped > 0) yield batch;
}

/** Every leaf with all it could offer. */
export function planTaxonomy(taxonomy: Taxonomy): PlannedLeaf[] {
  const brandByName = new Map(taxonomy.brands.map((brand) => [brand.name, brand]));
  return listLeaves(taxonomy).map((place) => ({ place, plan: planLeaf(place, brandsOf(place, brandByName)) }));
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

function seriesCodeOf(pick: SeriesPick): string {
  return `${pick.leaf.place.code}-${brandOf(pick).code}-${String(pick.option + 1).padStart(2, '0')}`;
}

function makeSeries(
  pick: SeriesPick,
  seed: string,
  now: Date,
  fourth: FourthCodes,
  numbers: SeriesNumbers,
): { series: SeriesRow; rows: SkuRow[] } {
  const { place, plan } = pick.leaf;
  const brand = brandOf(pick);
  const option = plan.option(pick.option);
  const code = seriesCodeOf(pick);
  const random = createRandom(`${seed}/${code}`);
  const categoryCode = fourth.get(`${place.code}/${option.fourth}`) ?? place.code;
  const context = {
    place,
    brand,
    categoryCode,
    seriesCode: code,
    level: brandLevel(place.top.code, brand, random),
    margin: random.chance(0.2) ? 1 : 1.04 + random.next() * 0.24,
    mood: moodOf(random, option.rarity),
    now,
  };
  const drafts = plan.drafts(pick.option, brand, numbers.article).slice(pick.from, pick.from + pick.count);
  return {
    series: {
      code,
      name: [brand.name, place.leaf.name, option.title].filter(Boolean).join(' '),
      brandCode: brand.code,
      categoryCode,
    },
    rows: drafts.map((draft, i) => {
      const sibling = pick.from + i;
      return makeSku(draft, numbers.itemNo(sibling), context, createRandom(`${seed}/${code}/${sibling}`));
    }),
  };
}
