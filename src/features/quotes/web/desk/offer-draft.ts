import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { formatAmount, parseAmount, parseUnitPrice } from '#platform/shared/money.ts';
import type { DeskLine, FoundItem, PricedLine } from '../../contract/quote-desk-schemas.ts';
import { countedOffers, offerName } from '../../rules/counted-offers.ts';
import { type OfferGoods, offerGoods } from '../../rules/offer-goods.ts';
import { totalsOf } from '../../rules/price-quote.ts';
import { wishedQuantity } from '../../rules/wished-quantity.ts';

/** An offer as it is typed: figures are text. */
export interface OfferDraft extends OfferGoods<'same' | 'substitute' | 'none'> {
  key: string;
  /** Chosen from the catalogue; empty for other goods, whose costs are typed. */
  itemNo: string;
  unit: string;
  quantity: string;
  unitPrice: string;
  taxRateBp: number;
  deliveryDays: string;
  note: string;
  /** Of an item of the catalogue only shown: the shop knows them. */
  cost: string;
  floor: string;
  supplier: string;
  priceReason: string;
  /** What the catalogue says where the desk has changed it, and why. */
  change: DeskLine['change'];
  /** What was asked for, as the buyer counted it; null where the order unit was meant. */
  wishedQuantity: number | null;
  wishedUnit: string;
  /** What that comes to in the unit the item is sold by. */
  conversion: string;
  /** What the buyer wrote to the line, in words. */
  written: string;
}

const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;
const WHOLE = /^[1-9]\d{0,5}$/;

export function draftOf(line: DeskLine): OfferDraft {
  const { lineNo, offerNo, unit, taxRateBp, note, supplier, priceReason, change } = line;
  const { wishedQuantity: asked, wishedUnit, conversion } = line;
  return {
    key: `${lineNo}-${offerNo}`,
    written: lineFieldWords({ ...line, note: '' }).join(' · '),
    ...offerGoods(line),
    unit,
    taxRateBp,
    note,
    supplier,
    unitPrice: line.unitPrice,
    cost: line.cost ?? '',
    floor: line.floor ?? '',
    priceReason,
    change,
    wishedQuantity: asked,
    wishedUnit,
    conversion,
    kind: line.kind === 'substitute' || line.kind === 'none' ? line.kind : 'same',
    quantity: String(line.quantity),
    deliveryDays: line.deliveryDays === null ? '' : String(line.deliveryDays),
  };
}

const priceText = (typed: string): string => {
  const [yuan = '0', decimals = ''] = typed.trim().split('.');
  return `${yuan}.${decimals.padEnd(2, '0')}`;
};

/** A price that was typed, as the wire carries it; null where it is none. */
export const typedPrice = (typed: string): string | null => (PRICE.test(typed.trim()) ? priceText(typed) : null);

/** What is wrong with an offer, in words; null when it can be saved. */
export function offerFault({ kind, itemNo, productName, quantity, unitPrice, ...offer }: OfferDraft): string | null {
  const { cost, floor, supplier } = offer;
  if (productName.trim() === '') return '请填写品名';
  if (!WHOLE.test(quantity.trim())) return '数量应为正整数';
  if (kind === 'none') return null;
  if (!PRICE.test(unitPrice.trim())) return '单价应为数字，最多四位小数';
  if (itemNo !== '') return null;
  const figures = [cost, floor].map((text) => text.trim()).filter(Boolean);
  if (!figures.every((text) => PRICE.test(text))) return '成本和底价应为数字，最多四位小数';
  return cost.trim() !== '' && supplier.trim() === '' ? '请填写成本来源（供应商或询价依据）' : null;
}

/** The offer as it is sent: what an item of the catalogue costs is not ours to say. */
export function pricedOf(draft: OfferDraft): PricedLine {
  const { kind, itemNo, unit, taxRateBp, note, quantity, unitPrice } = draft;
  const { deliveryDays, cost, floor, supplier, priceReason } = draft;
  const given = (text: string) => (text.trim() === '' ? null : priceText(text));
  const typed = { cost: given(cost), floor: given(floor), supplier: supplier.trim() };
  return {
    ...offerGoods(draft),
    unit,
    taxRateBp,
    note,
    ...(itemNo === '' ? typed : { cost: null, floor: null, supplier: '' }),
    priceReason: priceReason.trim(),
    quantity: Number(quantity),
    unitPrice: kind === 'none' ? '0.00' : priceText(unitPrice),
    deliveryDays: deliveryDays.trim() === '' ? null : Number(deliveryDays),
  };
}

/** What the wish comes to in the units of another item; a wish nobody counted otherwise is what stands there now. */
function proposedFor({ wishedQuantity: asked, wishedUnit, quantity, unit }: OfferDraft, item: FoundItem) {
  const typed = WHOLE.test(quantity.trim()) ? { quantity: Number(quantity), unit } : { quantity: item.moq, unit: '' };
  const { moq, step, packQuantity, baseUnit } = item;
  const sold = { moq, step, packQuantity, baseUnit, orderUnit: item.unit };
  return wishedQuantity(sold, asked === null ? typed : { quantity: asked, unit: wishedUnit });
}

/** What stands in the line already, or what the buyer named by its number. */
const isAskedFor = ({ itemNo, wished }: OfferDraft, item: FoundItem): boolean =>
  itemNo === item.itemNo ||
  wished
    .toUpperCase()
    .split(/[\s,，;；|]+/u)
    .includes(item.itemNo);

/** An item of the catalogue in the place of what was wished: its price and costs, as many of it as the wish comes to. */
export function withItem(draft: OfferDraft, item: FoundItem): OfferDraft {
  const proposed = proposedFor(draft, item);
  return {
    ...draft,
    itemNo: item.itemNo,
    productName: item.name,
    brandName: item.brandName,
    model: item.model,
    unit: item.unit,
    unitPrice: item.salesPrice,
    taxRateBp: item.taxRateBp,
    quantity: String(proposed.quantity),
    cost: item.cost ?? '',
    floor: item.floor ?? '',
    supplier: item.supplier,
    change: null,
    conversion: proposed.note,
    kind: isAskedFor(draft, item) ? 'same' : 'substitute',
    deliveryDays: item.deliveryDays === null ? '' : String(item.deliveryDays),
  };
}

/** Goods outside the catalogue in its place: costs are typed again, with where they come from. */
export const withoutItem = (draft: OfferDraft): OfferDraft => ({
  ...draft,
  itemNo: '',
  cost: '',
  floor: '',
  supplier: '',
  change: null,
  conversion: '',
});

/** One more offer for the same wish: of other goods until an item is chosen. */
export function alternativeOf(drafts: readonly OfferDraft[], draft: OfferDraft): OfferDraft {
  const offerNo = Math.max(...drafts.filter(({ lineNo }) => lineNo === draft.lineNo).map((one) => one.offerNo)) + 1;
  const other = { offerNo, key: `${draft.lineNo}-${offerNo}`, note: '', priceReason: '' };
  return { ...withoutItem(draft), ...other, kind: 'substitute' };
}

/** What the quote would come to with what is typed now, freight in yuan; offers that can be saved. */
export function typedTotal(drafts: readonly OfferDraft[], freight: string): string {
  const lines = drafts.map(pricedOf);
  const counted = countedOffers(lines);
  const offers = lines.map((line) => ({
    unitPrice: parseUnitPrice(line.unitPrice),
    quantity: line.quantity,
    taxRateBp: line.taxRateBp,
    counted: counted.has(offerName(line)),
  }));
  return formatAmount(totalsOf(offers, parseAmount(freight)).totalFen);
}
