import { describe, expect, it } from 'vitest';
import { changeContent, storedContent } from './change-content.ts';
import type { Amount, DraftField, ItemDraft, Offer } from './item-draft.ts';
import type { ItemContent, StoredItem } from './plan-write.ts';

const STORED: StoredItem = {
  name: '螺钉',
  mpn: 'A1',
  ean: null,
  brandId: 1n,
  categoryId: 2n,
  description: '旧',
  orderUnit: '盒',
  baseUnit: '个',
  packQuantity: 100,
  moq: 10,
  step: 10,
  salesPrice: 31_000n,
  listPrice: 40_000n,
  attributes: [{ name: '颜色', value: '红' }],
  source: 'import:celo',
  productStatus: 5,
  deliveryDays: 3,
  taxRateBp: 1_300,
  taxCode: null,
  unspsc: null,
  onHand: 40,
  reserved: 6,
};
const WHOLE: ItemContent = { ...storedContent(STORED), name: '螺栓', moq: 1, brandId: 7n, description: '' };

const amount = (value: bigint): Amount => ({ value, factor: 10_000n, net: false });
const offer = (value: bigint, quantity: number | null, currency = 'CNY'): Offer => ({
  sale: amount(value),
  list: null,
  currency,
  rate: 1_000_000n,
  quantity,
  taxRateBp: 1_300,
});

function change(given: DraftField[], more: Partial<ItemDraft> = {}, stored: Partial<StoredItem> = {}) {
  const draft = { given: new Set(given), attributes: [], offer: null, ...more } as unknown as ItemDraft;
  return changeContent(draft, WHOLE, null, { ...STORED, ...stored });
}

it('changes only what the update names', () => {
  expect(change([])).toEqual(storedContent(STORED));
  expect(change(['name', 'brand'])).toEqual({ ...storedContent(STORED), name: '螺栓', brandId: 7n });
});

it('puts attributes in the places of their namesakes, and never takes a price from them', () => {
  const original = { name: '原币价格', value: '9.00', unit: 'EUR' };
  const attributes = [{ name: '颜色', value: '蓝' }, { name: '长度', value: '8' }, original];
  expect(change([], { attributes })).toMatchObject({
    salesPrice: 31_000n,
    attributes: [
      { name: '颜色', value: '蓝' },
      { name: '长度', value: '8' },
    ],
  });
});

describe('prices', () => {
  const original = { name: '原币价格', value: '10.50 / 100', unit: 'CNY' };

  it('count for the quantity they were for before, unless the update names one', () => {
    const stored = { attributes: [...STORED.attributes, original] };
    expect(change(['price'], { offer: offer(210_000n, null) }, stored)).toMatchObject({
      salesPrice: 2_100n,
      listPrice: 2_100n,
      attributes: [STORED.attributes[0], { ...original, value: '21.00 / 100' }],
    });
    expect(change(['price'], { offer: offer(210_000n, 1) }, stored)).toMatchObject({
      salesPrice: 210_000n,
      // The price is simply yuan per unit now; the other attributes stay.
      attributes: STORED.attributes,
    });
  });

  it.each([
    ['1 fen hundredth for one', 1n, 1, { salesPrice: 1n }],
    ['too little to be paid', 1n, 1_000, { refused: '换算后的单价不足 0.0001 元' }],
    ['nothing, which closes the article', 0n, 1_000, { salesPrice: 0n }],
  ])('of %s', (_, value, quantity, expected) => {
    expect(change(['price'], { offer: offer(value, quantity) })).toMatchObject(expected);
  });
});
