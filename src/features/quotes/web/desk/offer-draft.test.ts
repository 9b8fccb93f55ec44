import { describe, expect, it } from 'vitest';
import {
  alternativeOf,
  type OfferDraft,
  offerFault,
  pricedOf,
  typedMargin,
  typedTotal,
  withItem,
} from './offer-draft.ts';

const draft: OfferDraft = {
  ...{
    key: '1-1',
    lineNo: 1,
    offerNo: 1,
    kind: 'same',
    wished: '轴承',
    itemNo: '',
    productName: '轴承',
    brandName: '',
  },
  ...{ model: '', unit: '个', quantity: '10', unitPrice: '80', taxRateBp: 1300, deliveryDays: '', note: '' },
  ...{ cost: '70.5', floor: '', supplier: '' },
};
const item = {
  ...{ itemNo: 'B1', name: '替代轴承', brandName: 'NSK', model: '6204', unit: '个', moq: 1, taxRateBp: 1300 },
  ...{ salesPrice: '78.00', available: 5, deliveryDays: 2 },
};

describe('an offer that is typed', () => {
  it.each([
    [{}, null],
    [{ productName: ' ' }, '品名'],
    [{ quantity: '1.5' }, '数量'],
    [{ unitPrice: '' }, '单价'],
    [{ kind: 'none', unitPrice: '' }, null],
    [{ cost: '七十' }, '成本'],
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

  it('says its margin as soon as price and cost are known', () => {
    expect(typedMargin(draft)).toBe(1_187);
    expect(typedMargin({ ...draft, cost: '' })).toBeNull();
  });

  it('becomes a substitute by another item, and one of several by an alternative', () => {
    expect(withItem(draft, item)).toMatchObject({
      kind: 'substitute',
      itemNo: 'B1',
      wished: '轴承',
      unitPrice: '78.00',
    });
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
