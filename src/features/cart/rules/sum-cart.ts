import { formatAmount, lineAmount, parseAmount, parseUnitPrice, sum } from '#platform/shared/money.ts';
import type { CartLine } from '../contract/cart-schemas.ts';

export interface CartSum {
  /** Kinds, pieces and amount of what is chosen and can be bought. */
  chosenCount: number;
  chosenQuantity: number;
  chosenAmount: string;
}

type Summed = Pick<CartLine, 'selected' | 'obstacle' | 'quantity' | 'amount'>;

/** Totals of the cart; lines that cannot be bought count in none of them. */
export function sumCart(lines: readonly Summed[]): CartSum {
  const chosen = lines.filter((line) => line.selected && line.obstacle === null);
  return {
    chosenCount: chosen.length,
    chosenQuantity: chosen.reduce((pieces, line) => pieces + line.quantity, 0),
    chosenAmount: formatAmount(sum(chosen.map((line) => parseAmount(line.amount)))),
  };
}

/** Amount of a line on the wire; specification 9: the sales price, the list price where there is none. */
export function amountOf(line: { salesPrice: string | null; listPrice: string | null; quantity: number }): string {
  const price = line.salesPrice ?? line.listPrice;
  return formatAmount(price === null ? 0n : lineAmount(parseUnitPrice(price), line.quantity));
}

const goesToCheckout = (line: CartLine) => line.selected && line.obstacle === null;

/** What goes to checkout, line by line with what each is wanted for: chosen lines that can be bought. */
export function chosenCartLines({ lines }: { lines: readonly CartLine[] }): CartLine[] {
  return lines.filter(goesToCheckout);
}

/** The same for callers that know each item once: lines of one item added up. */
export function chosenLines({ lines }: { lines: readonly CartLine[] }): { skuCode: string; quantity: number }[] {
  const merged = new Map<string, { skuCode: string; quantity: number }>();
  for (const { skuCode, quantity } of lines.filter(goesToCheckout)) {
    merged.set(skuCode, { skuCode, quantity: quantity + (merged.get(skuCode)?.quantity ?? 0) });
  }
  return [...merged.values()];
}
