import { formatAmount, parseAmount, parseUnitPrice } from '#platform/shared/money.ts';
import type { DeskLine, FoundItem, PricedLine } from '../../contract/quote-desk-schemas.ts';
import { countedOffers, offerName } from '../../rules/counted-offers.ts';
import { marginBp, totalsOf } from '../../rules/price-quote.ts';

/** An offer as it is typed: figures are text. */
export interface OfferDraft {
  key: string;
  lineNo: number;
  offerNo: number;
  kind: 'same' | 'substitute' | 'none';
  wished: string;
  itemNo: string;
  productName: string;
  brandName: string;
  model: string;
  unit: string;
  quantity: string;
  unitPrice: string;
  taxRateBp: number;
  deliveryDays: string;
  note: string;
  cost: string;
  floor: string;
  supplier: string;
}

const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;

export function draftOf(line: DeskLine): OfferDraft {
  const { lineNo, offerNo, wished, itemNo, productName, brandName, model, unit, taxRateBp, note, supplier } = line;
  return {
    ...{ key: `${lineNo}-${offerNo}`, lineNo, offerNo, wished, itemNo, productName, brandName, model, unit, taxRateBp },
    ...{ note, supplier, unitPrice: line.unitPrice, cost: line.cost ?? '', floor: line.floor ?? '' },
    kind: line.kind === 'substitute' || line.kind === 'none' ? line.kind : 'same',
    quantity: String(line.quantity),
    deliveryDays: line.deliveryDays === null ? '' : String(line.deliveryDays),
  };
}

const priceText = (typed: string): string => {
  const [yuan = '0', decimals = ''] = typed.trim().split('.');
  return `${yuan}.${decimals.padEnd(2, '0')}`;
};

/** What is wrong with an offer, in words; null when it can be saved. */
export function offerFault({ kind, productName, quantity, unitPrice, cost, floor }: OfferDraft): string | null {
  if (productName.trim() === '') return '请填写品名';
  if (!/^[1-9]\d{0,5}$/.test(quantity.trim())) return '数量应为正整数';
  if (kind !== 'none' && !PRICE.test(unitPrice.trim())) return '单价应为数字，最多四位小数';
  const figures = [cost, floor].map((text) => text.trim()).filter(Boolean);
  return figures.every((text) => PRICE.test(text)) ? null : '成本和底价应为数字，最多四位小数';
}

/** The offer as it is sent. */
export function pricedOf(draft: OfferDraft): PricedLine {
  const { lineNo, offerNo, kind, wished, itemNo, productName, brandName, model, unit, taxRateBp, note } = draft;
  const { quantity, unitPrice, deliveryDays, cost, floor, supplier } = draft;
  const given = (text: string) => (text.trim() === '' ? null : priceText(text));
  return {
    ...{ lineNo, offerNo, kind, wished, itemNo, productName, brandName, model, unit, taxRateBp, note, supplier },
    quantity: Number(quantity),
    unitPrice: kind === 'none' ? '0.00' : priceText(unitPrice),
    deliveryDays: deliveryDays.trim() === '' ? null : Number(deliveryDays),
    cost: given(cost),
    floor: given(floor),
  };
}

/** Margin as it would be with what is typed now; null while something is missing. */
export function typedMargin({ unitPrice, cost }: OfferDraft): number | null {
  if (!PRICE.test(unitPrice.trim()) || !PRICE.test(cost.trim())) return null;
  return marginBp(parseUnitPrice(priceText(unitPrice)), parseUnitPrice(priceText(cost)));
}

/** An item of the catalogue in the place of what was wished. */
export const withItem = (draft: OfferDraft, item: FoundItem): OfferDraft => ({
  ...draft,
  ...{ itemNo: item.itemNo, productName: item.name, brandName: item.brandName, model: item.model, unit: item.unit },
  ...{ unitPrice: item.salesPrice, taxRateBp: item.taxRateBp },
  kind: draft.itemNo === item.itemNo ? 'same' : 'substitute',
  deliveryDays: item.deliveryDays === null ? '' : String(item.deliveryDays),
});

/** One more offer for the same wish. */
export function alternativeOf(drafts: readonly OfferDraft[], draft: OfferDraft): OfferDraft {
  const offerNo = Math.max(...drafts.filter(({ lineNo }) => lineNo === draft.lineNo).map((one) => one.offerNo)) + 1;
  return { ...draft, offerNo, key: `${draft.lineNo}-${offerNo}`, kind: 'substitute', cost: '', floor: '', note: '' };
}

/** What the quote would come to with what is typed now, freight in yuan; offers that can be saved. */
export function typedTotal(drafts: readonly OfferDraft[], freight: string): string {
  const lines = drafts.map(pricedOf);
  const counted = countedOffers(lines);
  const offers = lines.map((line) => ({
    ...{ unitPrice: parseUnitPrice(line.unitPrice), quantity: line.quantity, taxRateBp: line.taxRateBp },
    counted: counted.has(offerName(line)),
  }));
  return formatAmount(totalsOf(offers, parseAmount(freight)).totalFen);
}
