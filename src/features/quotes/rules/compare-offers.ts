import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { formatUnitPrice, parseUnitPrice } from '#platform/shared/money.ts';
import type { OfferGoods } from './offer-goods.ts';

/** An offer as the buyer gets it; money as decimal yuan. */
export interface ShownOffer extends OfferGoods, Partial<LineFields> {
  unitPrice: string;
  deliveryDays: number | null;
  note: string;
}

export interface OfferRow {
  label: string;
  /** One for each offer. */
  values: string[];
  /** The offers are not alike here. */
  differs: boolean;
}

export interface OfferComparison {
  lineNo: number;
  /** What was asked for, in words. */
  wished: string;
  /** What the buyer wrote to the wish, in words; alike for all its offers. */
  written: string;
  heads: string[];
  rows: OfferRow[];
}

/** 低 2.50（3.0%）, against the first offer; rounded towards nothing. */
function priceNote(first: string, other: string): string {
  const [from, to] = [parseUnitPrice(first), parseUnitPrice(other)];
  if (from === to || from === 0n) return '';
  const gap = to > from ? to - from : from - to;
  const tenths = (gap * 1_000n) / from;
  return `，${to > from ? '高' : '低'} ${formatUnitPrice(gap)}（${tenths / 10n}.${tenths % 10n}%）`;
}

const FIELDS: readonly [label: string, value: (offer: ShownOffer, first: ShownOffer) => string][] = [
  ['商品', ({ productName }) => productName],
  ['编码', ({ itemNo }) => itemNo || '待建编码'],
  ['品牌', ({ brandName }) => brandName || '—'],
  ['型号', ({ model }) => model || '—'],
  ['含税单价', ({ unitPrice }, first) => `¥${unitPrice}${priceNote(first.unitPrice, unitPrice)}`],
  ['货期', ({ deliveryDays }) => (deliveryDays === null ? '以订单为准' : `${deliveryDays} 天`)],
  ['说明', ({ note }) => note || '—'],
];

/** Offers for one wish side by side, for every wish that has more than one to choose from (behaviours 2.6). */
export function compareOffers(lines: readonly ShownOffer[]): OfferComparison[] {
  const wishes = Map.groupBy(
    lines.filter(({ kind }) => kind !== 'none'),
    ({ lineNo }) => lineNo,
  );
  return [...wishes].flatMap(([lineNo, offers]) => {
    const [first] = offers;
    if (!first || offers.length < 2) return [];
    const rows = FIELDS.map(([label, value]) => {
      const values = offers.map((offer) => value(offer, first));
      return { label, values, differs: new Set(values).size > 1 };
    });
    // The note of an offer is the desk's own, and stands in a row.
    const written = lineFieldWords({ ...first, note: '' }).join(' · ');
    return [{ lineNo, written, wished: first.wished, heads: offers.map(({ offerNo }) => `方案 ${offerNo}`), rows }];
  });
}
