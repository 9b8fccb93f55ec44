import { describe, expect, it } from 'vitest';
import {
  alternativeOf,
  type OfferDraft,
  offerFault,
  pricedOf,
  typedTotal,
  withItem,
  withoutItem,
} from './offer-draft.ts';

const draft: OfferDraft = {
  key: '1-1',
  written: '',
  lineNo: 1,
  offerNo: 1,
  kind: 'same',
  wished: '轴承',
  itemNo: '',
  productName: '轴承',
  brandName: '',
  model: '',
  unit: '个',
  quantity: '10',
  unitPrice: '80',
  taxRateBp: 1300,
  deliveryDays: '',
  note: '',
  cost: '70.5',
  floor: '',
  supplier: '华东代理',
  priceReason: '',
  change: null,
  wishedQuantity: null,
  wishedUnit: '',
  conversion: '',
};
const item = {
  itemNo: 'B1',
  name: '替代轴承',
  brandName: 'NSK',
  model: '6204',
  unit: '个',
  moq: 1,
  taxRateBp: 1300,
  salesPrice: '78.00',
  available: 5,
  deliveryDays: 2,
  packQuantity: 1,
  baseUnit: '个',
  step: 1,
  cost: '49.06',
  floor: '54.37',
  supplier: '一级代理',
};

describe('an offer that is typed', () => {
  it.each([
    [{}, null],
    [{ productName: ' ' }, '品名'],
    [{ quantity: '1.5' }, '数量'],
    [{ unitPrice: '' }, '单价'],
    [{ kind: 'none', unitPrice: '' }, null],
    [{ cost: '七十' }, '成本'],
    [{ supplier: ' ' }, '成本来源'],
    [{ supplier: '', cost: '' }, null],
    [{ itemNo: 'A1', cost: '七十', supplier: '' }, null],
  ] as const)('%j', (typed, fault) => {
    const found = offerFault({ ...draft, ...typed });
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('travels with two decimals and without a price where nothing is offered', () => {
    expect(pricedOf(draft)).toMatchObject({ unitPrice: '80.00', cost: '70.50', floor: null, deliveryDays: null });
    expect(pricedOf({ ...draft, kind: 'none' }).unitPrice).toBe('0.00');
    expect(pricedOf(draft)).not.toHaveProperty('key');
  });

  it('says nothing of what an item of the catalogue costs', () => {
    const listed = withItem(draft, item);
    expect(listed).toMatchObject({ cost: '49.06', floor: '54.37', supplier: '一级代理' });
    expect(pricedOf(listed)).toMatchObject({ itemNo: 'B1', cost: null, floor: null, supplier: '' });
    expect(withoutItem(listed)).toMatchObject({ itemNo: '', cost: '', floor: '', supplier: '' });
  });

  it.each([
    // 200 个 were wished of what comes by 盒 of 100.
    [{ wishedQuantity: 200, wishedUnit: '个', quantity: '200' }, '2', '200 个 = 2 盒（100 个/盒）'],
    // What was counted in the unit of another item.
    [{ quantity: '250', unit: '个' }, '3', '250 个 = 2.5 盒（100 个/盒），只能买整盒，请确认，多 50 个'],
    [{ quantity: '几个' }, '1', '1 盒 = 100 个'],
  ])('%j of what is sold by 盒 of 100 is proposed as %s', (typed, quantity, conversion) => {
    const box = { ...item, unit: '盒', packQuantity: 100 };
    expect(withItem({ ...draft, ...typed }, box)).toMatchObject({ quantity, unit: '盒', conversion });
  });

  it('becomes a substitute by another item, and one of several by an alternative', () => {
    expect(withItem(draft, item)).toMatchObject({
      kind: 'substitute',
      itemNo: 'B1',
      wished: '轴承',
      unitPrice: '78.00',
    });
    expect(withItem({ ...draft, wished: '轴承 b1，急' }, item).kind).toBe('same');
    expect(alternativeOf([draft], draft)).toMatchObject({ key: '1-2', offerNo: 2, kind: 'substitute' });
  });
});

it('adds up to what the quote would come to: one offer of each wish, and freight', () => {
  const second = { ...draft, lineNo: 2, unitPrice: '0.0345', quantity: '1001' };
  const dearer = { ...draft, offerNo: 2, unitPrice: '99' };
  // 800.00 + 34.53 (34.5345) + 15.00
  expect(typedTotal([draft, dearer, second], '15.00')).toBe('849.53');
  expect(typedTotal([{ ...draft, kind: 'none', unitPrice: '' }, dearer], '0.00')).toBe('990.00');
});
