import type { SkuForSale } from '#features/catalog/api/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseAmount, parseUnitPrice } from '#platform/shared/money.ts';
import { createErrors } from '../contract/checkout-errors.ts';
import type { CreateInput } from '../contract/checkout-schemas.ts';
import { type OrderQuote, priceHasChanged } from '../rules/quote-order.ts';
import { presentQuote, refusalsOf } from './present-quote.ts';

/** A line of a quote that may be ordered: its item exists. */
export interface AcceptedLine {
  item: SkuForSale;
  quantity: number;
  amountFen: bigint;
  taxFen: bigint;
}

/** Names the items that are not sold where the order goes (specification 5 and 8); undefined when there are none. */
function bannedText({ lines }: OrderQuote<SkuForSale>): string | undefined {
  const banned = lines.flatMap(({ item, skuCode }) => (item?.notCart ? [skuCode] : []));
  return banned.length > 0 ? `${[...new Set(banned)].join('、')} 目前不对您所在的地区进行销售` : undefined;
}

/** Refuses what cannot be ordered, and what the buyer would order at other prices than he saw. */
export function acceptQuote(quote: OrderQuote<SkuForSale>, input: CreateInput): AcceptedLine[] {
  const offRule = refusalsOf(quote, 'quantity');
  if (offRule.length) throw refuse(createErrors, 'ORDER_QUANTITY_REFUSED', { data: { failInfos: offRule } });
  const refused = refusalsOf(quote);
  if (refused.length) {
    throw refuse(createErrors, 'ORDER_LINES_REFUSED', { message: bannedText(quote), data: { failInfos: refused } });
  }
  const prices = input.lines.map((line) => parseUnitPrice(line.salesPrice));
  if (priceHasChanged(quote, { totalFen: parseAmount(input.totalAmount), prices })) {
    throw refuse(createErrors, 'ORDER_PRICE_CHANGED', { data: presentQuote(quote) });
  }
  return quote.lines.flatMap(({ item, quantity, amountFen, taxFen }) =>
    item ? [{ item, quantity, amountFen, taxFen }] : [],
  );
}
