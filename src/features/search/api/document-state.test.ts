import { expect, it } from 'vitest';
import { limitPrice } from '#features/visible-goods/rules/public.ts';
import { changesState } from './document-state.ts';
import { encodeFacts } from './facts-codec.ts';
import type { SearchDocument } from './search-index.ts';

const BASE: SearchDocument = {
  skuId: 1n,
  lexemes: new Map(),
  codes: [],
  ownCode: '',
  categoryPath: [7n, 70n],
  brandId: 3n,
  facets: [],
  price: limitPrice(20),
  listPrice: limitPrice(30),
  dayType: 0,
  delivery: 'today',
  productStatus: 5,
  salesCount: 10,
  listedAt: new Date(0),
  exclusive: false,
};
const facts = (change: Partial<SearchDocument>) => encodeFacts({ ...BASE, ...change }, []);

it.each<[name: string, change: Partial<SearchDocument>, moves: boolean]>([
  ['nothing', {}, false],
  ['sales', { salesCount: 99_999 }, false],
  ['the list price', { listPrice: limitPrice(31) }, false],
  ['a price between the same limits', { price: limitPrice(20) - 1n }, false],
  ['the delivery', { delivery: 'within3' }, false],
  ['a price beyond a limit', { price: limitPrice(20) + 1n }, true],
  ['the status', { productStatus: 8 }, true],
  ['sold out', { dayType: 7 }, true],
  ['exclusive goods', { exclusive: true }, true],
  ['the brand', { brandId: 4n }, true],
  ['no brand', { brandId: null }, true],
  ['a category above', { categoryPath: [8n, 70n] }, true],
  ['the own category', { categoryPath: [7n] }, true],
  ['an item that was not there', { skuId: 2n }, true],
])('%s', (_, change, moves) => {
  expect(changesState([facts({}), facts({ skuId: 9n })], [facts(change)])).toBe(moves);
});

it('looks at every item', () => {
  const [first, second] = [facts({}), facts({ skuId: 2n })];
  expect(changesState([second, first], [first, second])).toBe(false);
  expect(changesState([second, first], [first, facts({ skuId: 2n, dayType: 7 })])).toBe(true);
  expect(changesState([first], [])).toBe(false);
});
