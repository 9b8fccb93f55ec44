import { describe, expect, it } from 'vitest';
import { draftProfit, draftReasons, draftReview, draftSum, missingReason } from './judge-drafts.ts';
import type { OfferDraft } from './offer-draft.ts';

/** An item of the catalogue at cost 49.06, floor 54.37. */
const draft: OfferDraft = {
  key: '1-1',
  written: '',
  lineNo: 1,
  offerNo: 1,
  kind: 'same',
  wished: '',
  itemNo: 'B1',
  productName: '轴承',
  brandName: '',
  model: '',
  unit: '个',
  quantity: '10',
  unitPrice: '60',
  taxRateBp: 1300,
  deliveryDays: '',
  note: '',
  cost: '49.06',
  floor: '54.37',
  supplier: '',
  priceReason: '',
  change: null,
  conversion: '',
  wishedQuantity: null,
  wishedUnit: '',
};
const change = { before: { cost: '49.06', floor: '54.37' }, reason: '特价' };

describe('what is typed', () => {
  it.each<[Partial<OfferDraft>, readonly string[]]>([
    [{}, []],
    [{ unitPrice: '40' }, ['loss', 'floor']],
    [{ cost: '30', floor: '40', change }, ['changed']],
    [{ itemNo: '', cost: '', floor: '' }, ['unknown']],
    [{ itemNo: '', cost: '30', floor: '' }, []],
    [{ kind: 'none', cost: '' }, []],
    [{ unitPrice: '' }, []],
    [{ unitPrice: '四十' }, []],
    [{ unitPrice: '0' }, ['loss', 'floor']],
    [{ unitPrice: '', change, cost: '' }, ['changed', 'unknown']],
  ])('%j has somebody look for %j', (typed, reasons) => {
    expect(draftReasons({ ...draft, ...typed })).toEqual(reasons);
  });

  it('earns what its price leaves of its cost', () => {
    expect(draftProfit(draft)).toEqual({ profitFen: 10_940n, marginBp: 1_823 });
    expect(draftProfit({ ...draft, unitPrice: '40' })?.profitFen).toBe(-9_060n);
    expect(draftProfit({ ...draft, unitPrice: '四十' })).toBeNull();
    expect(draftProfit({ ...draft, kind: 'none' })).toBeNull();
    const other = { ...draft, offerNo: 2, unitPrice: '1' };
    expect(draftSum([draft, other])).toMatchObject({ profitFen: 10_940n, unknown: 0 });
  });

  it("is sent for review with the seller's word alone", () => {
    const cheap = { ...draft, unitPrice: '40' };
    expect(draftReview([draft, { ...cheap, lineNo: 2 }])).toEqual(['第 2 行：亏损、低于底价']);
    expect(missingReason([draft, cheap])).toBe('第 1 行亏损、低于底价，请填写低价原因');
    expect(missingReason([{ ...cheap, priceReason: '清库存' }])).toBeNull();
    expect(missingReason([{ ...draft, change }])).toBeNull();
  });
});
