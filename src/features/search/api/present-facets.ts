import type { Facets, ProductSearch } from '../contract/search-schemas.ts';
import { buildFacets, type FacetOption } from '../rules/build-facets.ts';
import { DELIVERY_GROUP_LABELS, DELIVERY_GROUPS } from '../rules/delivery-group.ts';
import type { AttributeLayout } from '../rules/lay-out-attributes.ts';
import { priceBands } from '../rules/price-bands.ts';
import type { Vocabulary } from './read-vocabulary.ts';
import type { Counted, IndexResult } from './search-index.ts';

const MOST_CATEGORIES = 20;
const MOST_BRANDS = 40;

interface Named {
  code: string;
  name: string;
}

/** Options with most items first; chosen ones stay in view even when nothing is left of them. */
function namedOptions(
  counts: readonly Counted<bigint>[],
  named: ReadonlyMap<bigint, Named>,
  byCode: ReadonlyMap<string, Named>,
  { chosen, most }: { chosen: readonly string[]; most: number },
): FacetOption[] {
  const options = counts
    .flatMap(({ value, count }) => {
      const found = named.get(value);
      return found ? [{ key: found.code, label: found.name, count }] : [];
    })
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'zh-CN'));
  const shown = options.filter(({ key }, place) => place < most || chosen.includes(key));
  const gone = chosen.filter((code) => !options.some(({ key }) => key === code));
  return [...shown, ...gone.flatMap((code) => ({ key: code, label: byCode.get(code)?.name ?? code, count: 0 }))];
}

interface FacetSources {
  vocabulary: Vocabulary;
  /** Of the page on show, a sample of the result. */
  layout: AttributeLayout;
}

export function presentFacets(result: IndexResult, input: ProductSearch, { vocabulary, layout }: FacetSources): Facets {
  const delivery = new Map(result.delivery.map(({ value, count }) => [value, count]));
  const { categories, categoryByCode, brands, brandByCode } = vocabulary;
  return {
    sampled: result.sampled,
    categories: namedOptions(result.categories, categories, categoryByCode, {
      chosen: input.categoryCodes,
      most: MOST_CATEGORIES,
    }),
    brands: namedOptions(result.brands, brands, brandByCode, { chosen: input.brandCodes, most: MOST_BRANDS }),
    attributes: buildFacets(result.attributes, {
      total: result.counted,
      chosen: input.attributes,
      order: layout.order,
      echoes: layout.echoes,
    }),
    prices: priceBands(result.priceSteps),
    delivery: DELIVERY_GROUPS.filter((group) => delivery.has(group) || input.delivery.includes(group)).map((group) => ({
      key: group,
      label: DELIVERY_GROUP_LABELS[group],
      count: delivery.get(group) ?? 0,
    })),
  };
}
