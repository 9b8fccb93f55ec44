import { describe, expect, it } from 'vitest';
import { CASE_REASONS, type CaseReason } from '../contract/case-reasons.ts';
import { CASE_KIND_CODES, type CaseKind } from '../contract/case-words.ts';
import { poolOf } from './case-kinds.ts';
import { type OfferFacts, offerKinds, reasonRefusal } from './offered-kinds.ts';

const POLICY = { freeDays: 7, faultDays: 30, warrantyDays: 365 };
const FINE: OfferFacts = {
  free: { received: 5, short: 2, over: 1 },
  ...{
    days: 3,
    returnable: true,
    exchangeable: true,
    invoiced: false,
    reinvoiceable: true,
    gift: false,
    service: false,
    policy: POLICY,
  },
};

it.each<[CaseKind, CaseReason, Partial<OfferFacts>, string | null]>([
  ['return', 'not_needed', {}, null],
  ['return', 'not_needed', { days: 7 }, null],
  ['return', 'not_needed', { days: 8 }, '签收已超过 7 天，无质量问题不能退换'],
  ['return', 'not_needed', { returnable: false }, '该商品无质量问题不支持退货'],
  ['return', 'not_needed', { invoiced: true }, '订单已开票，无质量问题只能换货'],
  ['exchange', 'wrongly_bought', { invoiced: true }, null],
  // An invoice may be wrong whenever somebody looks at it.
  ['reinvoice', 'wrong_invoice', { days: 5_000, invoiced: true }, null],
  ['reinvoice', 'wrong_invoice', { reinvoiceable: false }, '订单还没有开具发票'],
  ['reinvoice', 'wrong_invoice', { service: true }, null],
  ['reinvoice', 'wrong_invoice', { free: { received: 0, short: 0, over: 0 } }, '没有可售后的数量'],
  ['exchange', 'wrongly_bought', { exchangeable: false }, '该商品无质量问题不支持换货'],
  ['exchange', 'wrongly_bought', { returnable: false }, null],
  // Faults come back whatever the item and its invoice say.
  ['return', 'broken', { returnable: false, exchangeable: false, invoiced: true }, null],
  ['exchange', 'wrong_item', { returnable: false, exchangeable: false, invoiced: true }, null],
  ['return', 'broken', { days: 30 }, null],
  ['return', 'broken', { days: 31 }, '签收已超过 30 天，请申请维修'],
  ['return', 'broken', { days: 366 }, '签收已超过 30 天，请联系客服'],
  ['repair', 'broken', { days: 365 }, null],
  ['repair', 'broken', { days: 366 }, '签收已超过 365 天，请联系客服'],
  ['repair', 'worn', { days: 5_000 }, null],
  ['return', 'broken', { days: null }, '签收后才能申请'],
  ['return', 'broken', { days: null, free: { received: 0, short: 0, over: 0 } }, '签收后才能申请'],
  ['return', 'broken', { free: { received: 0, short: 2, over: 1 } }, '没有可售后的数量'],
  ['resend', 'short', {}, null],
  ['refund_only', 'short', { free: { received: 0, short: 2, over: 0 } }, null],
  ['resend', 'short', { free: { received: 5, short: 0, over: 0 } }, '签收记录中没有短少，或已申请过'],
  ['over_keep', 'over', { free: { received: 5, short: 0, over: 0 } }, '签收记录中没有多发，或已申请过'],
  ['over_return', 'over', {}, null],
  ['return', 'over', {}, '这个原因不适用于所选的售后类型'],
  ['price_gap', 'price', {}, null],
  ['price_gap', 'price', { gift: true }, '换货补发的商品没有货款，请申请换货、维修或补发'],
  ['return', 'broken', { gift: true }, '换货补发的商品没有货款，请申请换货、维修或补发'],
  ['exchange', 'broken', { gift: true }, null],
  ['repair', 'broken', { service: true }, '维修费只能因维修结果申请退款或退差价'],
  ['refund_only', 'wrong_item', { service: true }, '维修费只能因维修结果申请退款或退差价'],
  ['refund_only', 'broken', { service: true }, null],
])('%s because %s with %j: %s', (kind, reason, facts, refusal) => {
  expect(reasonRefusal(kind, reason, { ...FINE, ...facts })).toBe(refusal);
});

describe('what is offered', () => {
  it('names every kind, each with the reasons that lead to it', () => {
    const offers = offerKinds(FINE);
    expect(offers.map(({ kind }) => kind)).toEqual(CASE_KIND_CODES);
    for (const { kind, reasons } of offers) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const { reason } of reasons) expect(CASE_REASONS[reason].kinds).toContain(kind);
    }
  });

  it('is refused as a whole where every reason is', () => {
    const none = { ...FINE, free: { received: 0, short: 0, over: 0 } };
    expect(offerKinds(none).map(({ refusal, available }) => [refusal === null, available])).toEqual(
      CASE_KIND_CODES.map(() => [false, 0]),
    );
  });

  it('counts units of the pool that its open reasons are about', () => {
    const availableOf = (facts: OfferFacts) =>
      Object.fromEntries(offerKinds(facts).map(({ kind, available }) => [kind, available]));
    expect(availableOf(FINE)).toMatchObject({ return: 5, resend: 2, over_keep: 1, refund_only: 5 });
    const onlyShort = { ...FINE, free: { received: 0, short: 2, over: 0 } };
    expect(availableOf(onlyShort)).toMatchObject({ return: 0, resend: 2, refund_only: 2 });
  });
});

it.each<[CaseKind, CaseReason, string]>([
  ['refund_only', 'short', 'short'],
  ['refund_only', 'damaged', 'received'],
  ['over_return', 'over', 'over'],
  ['repair', 'worn', 'received'],
])('%s because %s is about %s units', (kind, reason, pool) => expect(poolOf(kind, reason)).toBe(pool));
