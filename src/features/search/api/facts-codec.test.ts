import { expect, it } from 'vitest';
import { encodeFacts, PackedFacts } from './facts-codec.ts';
import type { SearchDocument } from './search-index.ts';

const document = (change: Partial<SearchDocument>): SearchDocument => ({
  skuId: 1n,
  lexemes: new Map(),
  codes: [],
  ownCode: '',
  categoryPath: [],
  brandId: null,
  facets: [],
  price: 0n,
  listPrice: 0n,
  dayType: 0,
  delivery: 'today',
  productStatus: 5,
  salesCount: 0,
  listedAt: new Date(0),
  exclusive: false,
  ...change,
});

const small = document({});
const large = document({
  skuId: 281_474_976_710_655n,
  categoryPath: [7n, 70n, 4_294_967_295n],
  brandId: 4_000_000_000n,
  price: 99_999_999_999_999n,
  listPrice: 281_474_976_710_655n,
  dayType: 7,
  delivery: 'custom',
  salesCount: 2_147_483_647,
  listedAt: new Date('2026-11-21T08:30:00Z'),
});
const facets = [
  { nameId: 1, valueId: 4_294_967_295 },
  { nameId: 65_535, valueId: 2 },
];

it('gives back what it took, for many items in pieces', () => {
  const facts = new PackedFacts([encodeFacts(small, []) + encodeFacts(large, facets), encodeFacts(small, [])], 3);
  const [first = -1, second = -1, third = -1] = facts.offsets;
  expect([facts.skuId(first), facts.skuId(second), facts.skuId(third)]).toEqual([1, 281_474_976_710_655, 1]);
  expect([facts.brandId(first), facts.brandId(second)]).toEqual([0, 4_000_000_000]);
  expect([facts.price(second), facts.listPrice(second)]).toEqual([99_999_999_999_999, 281_474_976_710_655]);
  expect([facts.salesCount(second), facts.listedAt(second)]).toEqual([2_147_483_647, 1_795_249_800]);
  expect([facts.onSale(second), facts.soldOut(second), facts.soldOut(first)]).toEqual([true, true, false]);
  expect([facts.delivery(first), facts.delivery(second)]).toEqual(['today', 'custom']);
  expect([0, 1, 2].map((level) => facts.category(second, level))).toEqual([7, 70, 4_294_967_295]);
  expect([facts.pathLength(first), facts.valueCount(first), facts.valueCount(second)]).toEqual([0, 0, 2]);
  expect([0, 1].map((place) => [facts.nameId(second, place), facts.valueId(second, place)])).toEqual([
    [1, 4_294_967_295],
    [65_535, 2],
  ]);
});

it('takes more than fits into its fields for the most that does', () => {
  const facts = new PackedFacts(
    [
      encodeFacts(
        document({ price: 2n ** 60n }),
        Array.from({ length: 300 }, () => ({ nameId: 1, valueId: 2 })),
      ),
    ],
    1,
  );
  expect([facts.price(0), facts.valueCount(0)]).toEqual([2 ** 48 - 1, 255]);
});
