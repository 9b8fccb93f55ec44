import { shownPrice } from '#features/prices/rules/public.ts';
import type { Cart, CartLine, LineChange } from '../contract/cart-schemas.ts';
import { amountOf, sumCart } from './sum-cart.ts';

const withLines = (lines: CartLine[]): Cart => ({ cartCount: lines.length, lines, ...sumCart(lines) });

/** The line with another quantity, at the price of that quantity. */
function withQuantity(line: CartLine, quantity: number): CartLine {
  const salesPrice = shownPrice(line, quantity);
  const repriced = salesPrice !== null && salesPrice !== line.salesPrice;
  const added = repriced ? ({ addedPrice: salesPrice, priceChange: 'same' } as const) : {};
  return { ...line, quantity, salesPrice, ...added, amount: amountOf({ ...line, salesPrice, quantity }) };
}

/** The cart as it will be once the changes have arrived; shown at once, put right by the answer. */
export function patchCart(cart: Cart, changes: readonly LineChange[]): Cart {
  const bySku = new Map(changes.map((change) => [change.skuCode, change]));
  return withLines(
    cart.lines.map((line) => {
      const change = bySku.get(line.skuCode);
      if (!change) return line;
      const { quantity, selected = line.selected } = change;
      return { ...(quantity === undefined ? line : withQuantity(line, quantity)), selected };
    }),
  );
}

/** Takes over lines as the server has them now, except those that have been changed again since. */
export function takeOver(cart: Cart, fresh: readonly CartLine[], stillChanging: ReadonlySet<string>): Cart {
  const bySku = new Map(fresh.filter((line) => !stillChanging.has(line.skuCode)).map((line) => [line.skuCode, line]));
  return withLines(cart.lines.map((line) => bySku.get(line.skuCode) ?? line));
}

export function withoutLines(cart: Cart, skuCodes: ReadonlySet<string>): Cart {
  return withLines(cart.lines.filter((line) => !skuCodes.has(line.skuCode)));
}

/** Two changes of the same line as one: what was said last holds. */
export function mergeChanges(earlier: readonly LineChange[], later: readonly LineChange[]): LineChange[] {
  const merged = new Map(earlier.map((change) => [change.skuCode, change]));
  for (const change of later) merged.set(change.skuCode, { ...merged.get(change.skuCode), ...change });
  return [...merged.values()];
}
