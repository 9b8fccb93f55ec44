import { describe, expect, it } from 'vitest';
import { type CatalogView, NO_GOODS, PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { type BrandCell, countVisible, type NamedItem } from './count-visible.ts';

/** Brand 1 has ten goods in category 20 below 10 and five, dearer ones, in 30; brand 2 has seven in 30. */
const cells: BrandCell[] = [
  { brandId: 1n, categoryPath: [10n, 20n], count: 10, price: 90n },
  { brandId: 1n, categoryPath: [30n], count: 5, price: 600n },
  { brandId: 2n, categoryPath: [30n], count: 7, price: 90n },
];
const item = (skuId: bigint, facts: Partial<NamedItem> = {}): NamedItem => ({
  skuId,
  brandId: 1n,
  categoryPath: [10n, 20n],
  exclusive: false,
  price: 90n,
  ...facts,
});
const view = (change: Partial<CatalogView>): CatalogView => ({ ...PUBLIC_VIEW, ...change });
const hidden = (change: Partial<CatalogView['hidden']>) => view({ hidden: { ...NO_GOODS, ...change } });
const counted = (of: CatalogView, ...named: NamedItem[]) => {
  const counts = countVisible(cells, of, named);
  return [counts.get(1n) ?? 0, counts.get(2n) ?? 0];
};

describe('goods of a brand for one caller', () => {
  it.each<[string, CatalogView, NamedItem[], number[]]>([
    ['everything without rules', PUBLIC_VIEW, [], [15, 7]],
    ['no hidden category with what is below it', hidden({ categoryIds: [10n] }), [], [5, 7]],
    ['no hidden brand', hidden({ brandIds: [2n] }), [], [15, 0]],
    ['no hidden item', hidden({ skuIds: [501n] }), [item(501n)], [14, 7]],
    ['nothing above a price', hidden({ above: 500n }), [], [10, 7]],
    ['an item hidden twice once', hidden({ skuIds: [501n], categoryIds: [10n] }), [item(501n)], [5, 7]],
    ['own exclusive goods', view({ granted: [900n] }), [item(900n, { exclusive: true })], [16, 7]],
    [
      'no own exclusive goods in a hidden category',
      view({ granted: [900n], hidden: { ...NO_GOODS, categoryIds: [10n] } }),
      [item(900n, { exclusive: true })],
      [5, 7],
    ],
    [
      'the range alone where nothing else exists',
      view({ rangeOnly: true, ranges: [{ ...NO_GOODS, brandIds: [2n] }] }),
      [],
      [0, 7],
    ],
    [
      'a single item of the range',
      view({ rangeOnly: true, ranges: [{ ...NO_GOODS, skuIds: [501n] }] }),
      [item(501n)],
      [1, 0],
    ],
    ['everything beside a range that is no end', view({ ranges: [{ ...NO_GOODS, brandIds: [2n] }] }), [], [15, 7]],
  ])('counts %s', (_, of, named, expected) => expect(counted(of, ...named)).toEqual(expected));
});
