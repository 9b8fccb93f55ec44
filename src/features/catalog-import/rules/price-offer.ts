import { divideHalfUp, formatUnitPrice } from '#platform/shared/money.ts';
import type { ItemAttribute } from './import-record.ts';
import type { Amount, Offer } from './item-draft.ts';

/** What the original price is called on the item, so that a converted price can be traced back. */
export const ORIGINAL_PRICE = '原币价格';

/** Tax on goods that say nothing else: hardware pays 13 %. */
export const DEFAULT_TAX_BP = 1_300;

const WHOLE = 10_000n;
const RATE_UNIT = 1_000_000n;

/** 1/10,000 yuan per order unit with tax, rounded half up once. */
function toYuan(amount: Amount, offer: Offer, quantity: number): bigint {
  const tax = amount.net ? BigInt(offer.taxRateBp) : 0n;
  const exact = amount.value * amount.factor * offer.rate * (WHOLE + tax);
  return divideHalfUp(exact, WHOLE * RATE_UNIT * WHOLE * BigInt(quantity));
}

/** Amount, factor, quantity and tax as the file has them: `10.50 × 0.9 / 100`, tax apart. */
function originalText({ value, factor, net }: Amount, quantity: number): string {
  const times = factor === WHOLE ? '' : ` × ${formatUnitPrice(factor)}`;
  const per = quantity > 1 ? ` / ${quantity}` : '';
  return `${formatUnitPrice(value)}${times}${per}${net ? '（未税）' : ''}`;
}

export interface YuanPrices {
  salesPrice: bigint;
  listPrice: bigint;
  /** Kept with the item when its price is not simply yuan per order unit. */
  original: ItemAttribute | null;
}

/** Prices in yuan. Without a list price, or with one below the sales price, the sales price stands for both. */
export function yuanPrices(offer: Offer, quantity: number): YuanPrices {
  const salesPrice = toYuan(offer.sale, offer, quantity);
  const listPrice = offer.list ? toYuan(offer.list, offer, quantity) : 0n;
  const { sale, currency } = offer;
  const plain = currency === 'CNY' && quantity === 1 && !sale.net && sale.factor === WHOLE;
  const original = { name: ORIGINAL_PRICE, value: originalText(sale, quantity), unit: currency };
  return { salesPrice, listPrice: listPrice > salesPrice ? listPrice : salesPrice, original: plain ? null : original };
}

/** How many order units the last price of an article was for: price updates of BMEcat do not repeat it. */
export function pricedQuantity(attributes: readonly ItemAttribute[]): number {
  const original = attributes.find(({ name }) => name === ORIGINAL_PRICE);
  return Number(/ \/ (\d{1,6})/.exec(original?.value ?? '')?.[1] ?? 1);
}
