import { describe, expect, it } from 'vitest';
import { checkWanted, type ItemFacts, mergeWanted } from './check-wanted.ts';

const plain: ItemFacts = {
  itemNo: 'A',
  productStatus: 5,
  dayType: 0,
  notCart: false,
  tiers: [{ minQuantity: 1, price: 10_000n }],
  available: 100,
  moq: 1,
  step: 1,
  orderUnit: '盒',
};

const CATALOGUE = { itemNo: '11F4447' };
const FROM_TEN = { tiers: [{ minQuantity: 10, price: 10_000n }] };

describe('adding to the cart', () => {
  it.each([
    { name: 'a first line', item: {}, quantity: 3, inCart: 0, cartQuantity: 3 },
    { name: 'more of the same', item: {}, quantity: 3, inCart: 4, cartQuantity: 7 },
    { name: 'a quantity on the step', item: { moq: 10, step: 5 }, quantity: 15, inCart: 0, cartQuantity: 15 },
    { name: 'a sum between two steps', item: { moq: 7, step: 5 }, quantity: 7, inCart: 7, cartQuantity: 17 },
    {
      name: 'what brings the line to the minimum',
      item: { moq: 10, step: 5 },
      quantity: 5,
      inCart: 10,
      cartQuantity: 15,
    },
    { name: 'what brings the line to the first price', item: FROM_TEN, quantity: 2, inCart: 8, cartQuantity: 10 },
    { name: 'beyond the limit', item: { dayType: 3 }, quantity: 999_999, inCart: 5, cartQuantity: 999_999 },
    {
      name: 'more than the stock of what is made to order',
      item: { dayType: 3 },
      quantity: 500,
      inCart: 0,
      cartQuantity: 500,
    },
  ])('takes $name', ({ item, quantity, inCart, cartQuantity }) => {
    expect(checkWanted({ quantity, inCart, item: { ...plain, ...item } })).toEqual({ ok: true, cartQuantity });
  });

  it.each([
    { name: 'items not sold to the region', item: { notCart: true }, quantity: 1, inCart: 0, reason: 'region' },
    { name: 'less than the minimum', item: { moq: 10, step: 5 }, quantity: 5, inCart: 0, reason: 'quantity' },
    { name: 'a quantity off the step', item: { moq: 10, step: 5 }, quantity: 12, inCart: 0, reason: 'quantity' },
    { name: 'items off sale', item: { productStatus: 8 }, quantity: 1, inCart: 0, reason: 'obstacle' },
    { name: 'items without a price', item: { tiers: [] }, quantity: 1, inCart: 0, reason: 'obstacle' },
    { name: 'fewer than have a price', item: FROM_TEN, quantity: 1, inCart: 8, reason: 'obstacle' },
    { name: 'a sum above the stock', item: {}, quantity: 60, inCart: 50, reason: 'obstacle' },
    { name: 'what other lines have used up', item: {}, quantity: 60, inCart: 0, elsewhere: 50, reason: 'obstacle' },
    { name: 'a second catalogue', item: CATALOGUE, quantity: 1, inCart: 1, reason: 'claimed' },
    { name: 'a catalogue in two lines', item: CATALOGUE, quantity: 1, inCart: 0, elsewhere: 1, reason: 'claimed' },
    { name: 'more than an item may have', item: {}, quantity: 9, inCart: 0, elsewhere: 999_999, reason: 'quantity' },
    { name: 'a catalogue that was had', item: CATALOGUE, quantity: 1, inCart: 0, obtained: true, reason: 'claimed' },
  ])('refuses $name', ({ item, reason, ...wish }) => {
    const verdict = checkWanted({ ...wish, item: { ...plain, ...item } });
    expect(verdict).toMatchObject({ ok: false, reason, why: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it('lets whoever has had the catalogue buy everything else', () => {
    expect(checkWanted({ quantity: 1, inCart: 0, obtained: true, item: plain })).toEqual({ ok: true, cartQuantity: 1 });
  });

  it('keeps wishes for the same item and another purpose apart', () => {
    const lines = [
      { skuCode: 'A', quantity: 1, project: '一期' },
      { skuCode: 'A', quantity: 2, project: '二期' },
      { skuCode: 'A', quantity: 4, project: '一期' },
    ];
    expect(mergeWanted(lines).map(({ quantity }) => quantity)).toEqual([5, 2]);
  });

  it('adds up wishes for the same item', () => {
    const lines = [
      { skuCode: 'A', quantity: 1 },
      { skuCode: 'B', quantity: 2 },
      { skuCode: 'A', quantity: 4 },
    ];
    expect(mergeWanted(lines)).toEqual([
      { skuCode: 'A', quantity: 5 },
      { skuCode: 'B', quantity: 2 },
    ]);
  });
});
