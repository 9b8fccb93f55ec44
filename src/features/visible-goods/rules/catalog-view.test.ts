import { expect, it } from 'vitest';
import { existsIn, holdsItem, inRange, NO_GOODS, PUBLIC_VIEW, type RuledItem } from './catalog-view.ts';

const ITEM: RuledItem = { skuId: 1n, brandId: 5n, categoryPath: [10n, 20n], exclusive: false, price: 100n };

it.each([
  ['nothing', {}, false],
  ['the item', { skuIds: [1n] }, true],
  ['its brand', { brandIds: [5n] }, true],
  ['another brand', { brandIds: [6n] }, false],
  ['a category above', { categoryIds: [10n] }, true],
  ['another category', { categoryIds: [30n] }, false],
  ['up to its price', { upTo: 100n }, true],
  ['up to less', { upTo: 99n }, false],
  ['above its price', { above: 100n }, false],
  ['above less', { above: 99n }, true],
])('a set of %s holds it: %s', (_, set, holds) => {
  expect(holdsItem({ ...NO_GOODS, ...set }, ITEM)).toBe(holds);
});

it('holds no brand where the item has none', () => {
  expect(holdsItem({ ...NO_GOODS, brandIds: [5n] }, { ...ITEM, brandId: null })).toBe(false);
});

it.each([
  ['for everybody', PUBLIC_VIEW, {}, true],
  ['not where it is hidden', { ...PUBLIC_VIEW, hidden: { ...NO_GOODS, skuIds: [1n] } }, {}, false],
  ['not where it is exclusive', PUBLIC_VIEW, { exclusive: true }, false],
  ['for those it is exclusive to', { ...PUBLIC_VIEW, granted: [1n] }, { exclusive: true }, true],
  ['beyond the range', { ...PUBLIC_VIEW, ranges: [NO_GOODS] }, {}, true],
  ['not beyond a range nobody looks beyond', { ...PUBLIC_VIEW, ranges: [NO_GOODS], rangeOnly: true }, {}, false],
])('exists %s', (_, view, facts, exists) => {
  expect(existsIn(view, { ...ITEM, ...facts })).toBe(exists);
});

it('lies in the range where it lies in each of them', () => {
  const one = { ...NO_GOODS, skuIds: [1n] };
  expect(inRange({ ...PUBLIC_VIEW, ranges: [one, { ...NO_GOODS, brandIds: [5n] }] }, ITEM)).toBe(true);
  expect(inRange({ ...PUBLIC_VIEW, ranges: [one, NO_GOODS] }, ITEM)).toBe(false);
});
