/**
 * Money without floats. Amounts are `bigint` fen (1/100 yuan), unit prices `bigint` of 1/10,000 yuan,
 * and both travel as decimal yuan strings ("18264.50", "0.0345").
 */

const AMOUNT = /^(-?)(\d{1,14})(?:\.(\d{1,2}))?$/;
const UNIT_PRICE = /^(\d{1,12})(?:\.(\d{1,4}))?$/;

/** Rounds `numerator / denominator` half away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (n + d / 2n) / d;
  return negative ? -rounded : rounded;
}

/** Amount of one line in fen: unit price × quantity, rounded half up once. */
export function lineAmount(unitPrice: bigint, quantity: number): bigint {
  return divideHalfUp(unitPrice * BigInt(quantity), 100n);
}

/** Tax contained in a tax-inclusive amount, in fen; `rateBp` in basis points (1300 = 13 %). */
export function taxWithin(amountFen: bigint, rateBp: number): bigint {
  return divideHalfUp(amountFen * BigInt(rateBp), 10_000n + BigInt(rateBp));
}

/** Tax-exclusive unit price in 1/10,000 yuan. */
export function withoutTax(unitPrice: bigint, rateBp: number): bigint {
  return divideHalfUp(unitPrice * 10_000n, 10_000n + BigInt(rateBp));
}

export function formatAmount(fen: bigint): string {
  const sign = fen < 0n ? '-' : '';
  const abs = fen < 0n ? -fen : fen;
  return `${sign}${abs / 100n}.${(abs % 100n).toString().padStart(2, '0')}`;
}

export function parseAmount(text: string): bigint {
  const match = AMOUNT.exec(text);
  if (!match) throw new RangeError(`not an amount in yuan: ${text}`);
  const fen = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -fen : fen;
}

/** Two decimals at least, four when the price has them: 865000n → "86.50", 345n → "0.0345". */
export function formatUnitPrice(price: bigint): string {
  const fraction = (price % 10_000n)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${price / 10_000n}.${fraction}`;
}

export function parseUnitPrice(text: string): bigint {
  const match = UNIT_PRICE.exec(text);
  if (!match) throw new RangeError(`not a unit price in yuan: ${text}`);
  return BigInt(match[1] ?? '0') * 10_000n + BigInt((match[2] ?? '').padEnd(4, '0'));
}

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}
