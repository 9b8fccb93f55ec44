import { describe, expect, it } from 'vitest';
import {
  type ItemContent,
  type ItemSupply,
  isWithdrawn,
  planRemoval,
  planWrite,
  type StoredItem,
} from './plan-write.ts';

const CONTENT: ItemContent = {
  name: '螺钉',
  mpn: 'A1',
  ean: null,
  brandId: 1n,
  categoryId: 2n,
  attributes: [{ name: '长度', value: '20', unit: 'mm' }],
  description: '',
  orderUnit: '个',
  baseUnit: '个',
  packQuantity: 1,
  moq: 10,
  step: 10,
  salesPrice: 31_000n,
  listPrice: 31_000n,
};
const SILENT: ItemSupply = {
  deliveryDays: null,
  onHand: null,
  onHandWhenNew: 100,
  taxRateBp: null,
  taxCode: null,
  unspsc: null,
};
const STORED: StoredItem = {
  ...CONTENT,
  source: 'import:celo',
  productStatus: 5,
  deliveryDays: 3,
  taxRateBp: 1_300,
  taxCode: null,
  unspsc: null,
  onHand: 40,
  reserved: 6,
};

function plan(content: Partial<ItemContent>, stored: Partial<StoredItem> | null, supply: Partial<ItemSupply> = {}) {
  const before = stored ? { ...STORED, ...stored } : null;
  return planWrite({ ...CONTENT, ...content }, { ...SILENT, ...supply }, 'import:celo', before);
}

describe('planWrite', () => {
  it('adds a new article, purchasable and in stock', () => {
    expect(plan({}, null)).toEqual({ outcome: 'added', productStatus: 5, onHand: 100 });
    expect(plan({}, null, { onHand: 0 })).toEqual({ outcome: 'added', productStatus: 5, onHand: 0 });
  });

  it('leaves an equal article alone', () => {
    expect(plan({}, {})).toEqual({ outcome: 'unchanged' });
    expect(plan({ attributes: [{ name: '长度', value: '20', unit: 'mm' }] }, {})).toEqual({ outcome: 'unchanged' });
    expect(plan({}, {}, { deliveryDays: 3, onHand: 40 })).toEqual({ outcome: 'unchanged' });
  });

  it.each<[string, Partial<ItemContent>]>([
    ['name', { name: '螺栓' }],
    ['number', { mpn: null }],
    ['code', { ean: '8425586498522' }],
    ['brand', { brandId: null }],
    ['category', { categoryId: 9n }],
    ['attribute value', { attributes: [{ name: '长度', value: '21', unit: 'mm' }] }],
    ['attribute unit', { attributes: [{ name: '长度', value: '20' }] }],
    ['attribute count', { attributes: [] }],
    ['description', { description: 'x' }],
    ['unit', { orderUnit: '盒' }],
    ['base unit', { baseUnit: '只' }],
    ['pack', { packQuantity: 2 }],
    ['minimum', { moq: 20 }],
    ['step', { step: 5 }],
    ['price', { salesPrice: 31_001n }],
    ['list price', { listPrice: 31_001n }],
  ])('changes an article with another %s', (_, content) => {
    expect(plan(content, {})).toEqual({ outcome: 'changed', productStatus: 5, onHand: null });
  });

  it.each([
    ['closes at a zero price', 0n, {}, 7],
    ['opens again at a real price', 1n, { productStatus: 7, salesPrice: 0n }, 5],
    ['stays closed when staff closed it', 1n, { productStatus: 7 }, 7],
    ['stays withdrawn', 1n, { productStatus: 9, salesPrice: 0n }, 9],
    ['stays withdrawn at a zero price', 0n, { productStatus: 8 }, 8],
    ['stays closed at a zero price', 0n, { productStatus: 7 }, 7],
    ['closes whatever sold it before', 0n, { productStatus: 3 }, 7],
  ])('%s', (_, salesPrice, stored, productStatus) => {
    expect(plan({ salesPrice }, stored)).toMatchObject({ outcome: 'changed', productStatus });
  });

  it('adds an article without a price as not purchasable', () => {
    expect(plan({ salesPrice: 0n, listPrice: 0n }, null)).toMatchObject({ outcome: 'added', productStatus: 7 });
  });

  it('writes stock that the file gives, never below what orders hold', () => {
    expect(plan({}, {}, { onHand: 41 })).toEqual({ outcome: 'changed', productStatus: 5, onHand: 41 });
    expect(plan({}, {}, { onHand: 2 })).toEqual({ outcome: 'changed', productStatus: 5, onHand: 6 });
    expect(plan({}, { onHand: 6 }, { onHand: 2 })).toEqual({ outcome: 'unchanged' });
    expect(plan({}, { onHand: null, reserved: 0 }, { onHand: 2 })).toMatchObject({ outcome: 'changed', onHand: 2 });
  });

  it('takes a lead time only from a file that gives one', () => {
    expect(plan({}, { deliveryDays: 3 }, { deliveryDays: 4 })).toMatchObject({ outcome: 'changed' });
  });

  it('refuses a number that another source holds, whatever its content', () => {
    expect(plan({}, { source: 'demo' })).toEqual({ outcome: 'refused', reason: '商品编号已被其他来源（demo）占用' });
  });
});

describe('planRemoval', () => {
  it.each([
    ['takes an article off sale', STORED, { outcome: 'changed', productStatus: 8, onHand: null }],
    ['leaves one that is off sale', { ...STORED, productStatus: 8 }, { outcome: 'unchanged' }],
    ['refuses what is not there', null, { outcome: 'refused', reason: '商城里没有这个商品，无法删除' }],
    [
      'refuses what another source holds, on sale or not',
      { ...STORED, source: 'demo', productStatus: 8 },
      { outcome: 'refused', reason: '商品编号已被其他来源（demo）占用' },
    ],
  ])('%s', (_, stored, expected) => expect(planRemoval('import:celo', stored)).toEqual(expected));
});

it.each([
  [5, false],
  [7, false],
  [8, true],
  [13, true],
])('an article of status %i is withdrawn: %s', (productStatus, expected) => {
  expect(isWithdrawn({ ...STORED, productStatus })).toBe(expected);
});

it('nothing is not withdrawn', () => expect(isWithdrawn(null)).toBe(false));
