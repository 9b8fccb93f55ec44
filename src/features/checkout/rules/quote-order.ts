import {
  type ItemLimit,
  type JudgedItem,
  type LineRefusal,
  refuseLines,
  sharesOf,
  type TaxShare,
} from '#features/orders/rules/public.ts';
import { offerAt, type PriceTier } from '#features/prices/rules/public.ts';
import { lineAmount, sum, taxWithin } from '#platform/shared/money.ts';
import { freeFreightGap, freightOf } from './freight.ts';

export type OrderableItem = JudgedItem & { taxRateBp: number; tiers: readonly PriceTier[] };

export interface QuoteLine<Item> {
  skuCode: string;
  /** Tells lines of one item apart. */
  split: string;
  quantity: number;
  /** At the price of this quantity. Null: no such item, or none the firm may see. */
  item: Item | null;
  refusal: LineRefusal | null;
  amountFen: bigint;
  /** Tax contained in the amount. */
  taxFen: bigint;
}

export interface OrderQuote<Item> {
  lines: QuoteLine<Item>[];
  goodsFen: bigint;
  freightFen: bigint;
  discountFen: bigint;
  taxFen: bigint;
  totalFen: bigint;
  taxes: TaxShare[];
  freeFreightGapFen: bigint | null;
}

/** Agreements with the firm that change what it pays. */
export interface FirmTerms {
  freeShipping: boolean;
}

/** Prices promised elsewhere: they replace those of the catalogue, line by line, and freight with them. */
export interface Promised<Item> {
  freightFen: bigint;
  /** The item of a line at its promised price. */
  apply: (item: Item, index: number) => Item;
}

/** What else the quote goes by than the catalogue and the firm's terms. */
interface QuoteSources<Item> {
  promised?: Promised<Item> | undefined;
  /** Of items that may be had so often only. */
  limitOf?: (skuCode: string) => ItemLimit | undefined;
}

/**
 * What an order of these lines would cost now. Amount and tax are rounded half up once per line; every total is a sum
 * of rounded figures, so that they add up to the fen. Lines that cannot be ordered say why and count in no total.
 */
export function quoteOrder<Item extends OrderableItem>(
  wanted: readonly { skuCode: string; split?: string; quantity: number }[],
  items: ReadonlyMap<string, Item>,
  { freeShipping }: FirmTerms,
  { promised, limitOf }: QuoteSources<Item> = {},
): OrderQuote<Item> {
  const byItem = Map.groupBy(wanted, ({ skuCode }) => skuCode);
  const quantitiesOf = (skuCode: string) => (byItem.get(skuCode) ?? []).map(({ quantity }) => quantity);
  const lines = wanted.map(({ skuCode, split = '', quantity }, index) => {
    const offer = items.get(skuCode);
    const listed = offer ? offerAt(offer, quantity) : null;
    const item = listed && promised ? promised.apply(listed, index) : listed;
    const amountFen = item ? lineAmount(item.salesPrice, quantity) : 0n;
    const taxFen = item ? taxWithin(amountFen, item.taxRateBp) : 0n;
    const refusal = refuseLines(item, quantitiesOf(skuCode), limitOf?.(skuCode));
    return { skuCode, split, quantity, item, refusal, amountFen, taxFen };
  });
  const good = lines.flatMap(({ item, refusal, amountFen, taxFen }) =>
    item && !refusal ? [{ taxRateBp: item.taxRateBp, amountFen, taxFen }] : [],
  );
  const goodsFen = sum(good.map((line) => line.amountFen));
  const freightFen = promised ? promised.freightFen : freightOf({ goodsFen, freeShipping });
  return {
    lines,
    goodsFen,
    freightFen,
    discountFen: 0n,
    taxFen: sum(good.map((line) => line.taxFen)),
    totalFen: goodsFen + freightFen,
    taxes: sharesOf(good),
    freeFreightGapFen: promised ? null : freeFreightGap({ goodsFen, freeShipping }),
  };
}

/** Whether the buyer saw other prices than those of now; a line he never saw counts as changed. */
export function priceHasChanged(quote: OrderQuote<OrderableItem>, shown: ShownPrices): boolean {
  if (quote.totalFen !== shown.totalFen) return true;
  return quote.lines.some(({ item }, index) => item?.salesPrice !== shown.prices[index]);
}

export interface ShownPrices {
  totalFen: bigint;
  /** Unit price of each line, in the order of the quote. */
  prices: readonly bigint[];
}
