import { shownPrice } from '#features/prices/rules/public.ts';
import type { Cart, CartLine, LineChange } from '../contract/cart-schemas.ts';
import { lineKey } from './line-key.ts';
import { amountOf, sumCart } from './sum-cart.ts';

const withLines = (lines: CartLine[], savedLines: CartLine[]): Cart => ({
  cartCount: lines.length,
  lines,
  savedLines,
  ...sumCart(lines),
});

/** The line with another quantity, at the price of that quantity. */
function withQuantity(line: CartLine, quantity: number): CartLine {
  const salesPrice = shownPrice(line, quantity);
  const repriced = salesPrice !== null && salesPrice !== line.salesPrice;
  const added = repriced ? ({ addedPrice: salesPrice, priceChange: 'same' } as const) : {};
  return { ...line, quantity, salesPrice, ...added, amount: amountOf({ ...line, salesPrice, quantity }) };
}

/** Fields that a change leaves out stay as they are. */
function patchLine(line: CartLine, { skuCode: _, split: __, saved: ___, quantity, ...rest }: LineChange): CartLine {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...(quantity === undefined ? line : withQuantity(line, quantity)), ...given };
}

/** A moment the server has not told yet; the answer puts it right. */
const JUST_NOW = '9999-12-31T00:00:00.000Z';

/** The cart as it will be once the changes have arrived; shown at once, put right by the answer. */
export function patchCart(cart: Cart, changes: readonly LineChange[]): Cart {
  const byKey = new Map(changes.map((change) => [lineKey(change), change]));
  const patch = (line: CartLine) => {
    const change = byKey.get(lineKey(line));
    return change ? patchLine(line, change) : line;
  };
  const wantsMove = (line: CartLine, saved: boolean) => byKey.get(lineKey(line))?.saved === saved;
  const [lines, savedLines] = [cart.lines.map(patch), cart.savedLines.map(patch)];
  if (!changes.some((change) => change.saved !== undefined)) return withLines(lines, savedLines);
  const aside = lines.filter((line) => wantsMove(line, true)).map((line) => ({ ...line, savedAt: JUST_NOW }));
  const back = savedLines.filter((line) => wantsMove(line, false)).map((line) => ({ ...line, savedAt: null }));
  return withLines(
    [...back, ...lines.filter((line) => !wantsMove(line, true))],
    [...aside, ...savedLines.filter((line) => !wantsMove(line, false))],
  );
}

/**
 * Takes over lines as the server has them now, except those that have been changed again since. Lines the page does not
 * know yet stand behind the last line of their item.
 */
export function mergeServerLines(cart: Cart, fresh: readonly CartLine[], stillChanging: ReadonlySet<string>): Cart {
  const byKey = new Map(fresh.filter((line) => !stillChanging.has(lineKey(line))).map((line) => [lineKey(line), line]));
  const renew = (line: CartLine) => byKey.get(lineKey(line)) ?? line;
  const known = new Set([...cart.lines, ...cart.savedLines].map(lineKey));
  const unknown = [...byKey.values()].filter((line) => !known.has(lineKey(line)) && line.savedAt === null);
  const lines = unknown.reduce(putBehindItem, cart.lines.map(renew));
  return withLines(lines, cart.savedLines.map(renew));
}

function putBehindItem(lines: CartLine[], line: CartLine): CartLine[] {
  const last = lines.findLastIndex((one) => one.skuCode === line.skuCode);
  return last < 0 ? [line, ...lines] : lines.toSpliced(last + 1, 0, line);
}

/** `keys`: names of lines, as `lineKey` makes them. */
export function withoutLines(cart: Cart, keys: ReadonlySet<string>): Cart {
  const stays = (line: CartLine) => !keys.has(lineKey(line));
  return withLines(cart.lines.filter(stays), cart.savedLines.filter(stays));
}

/** Two changes of the same line as one: what was said last holds. */
export function mergeChanges(earlier: readonly LineChange[], later: readonly LineChange[]): LineChange[] {
  const merged = new Map(earlier.map((change) => [lineKey(change), change]));
  for (const change of later) merged.set(lineKey(change), { ...merged.get(lineKey(change)), ...change });
  return [...merged.values()];
}
