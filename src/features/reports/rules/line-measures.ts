import { taxWithin } from '#platform/shared/money.ts';

/** What is added up. Fen; `net` without tax. */
export interface Measures {
  quantity: bigint;
  grossFen: bigint;
  netFen: bigint;
  savedFen: bigint;
  savedNetFen: bigint;
  lastFen: bigint;
  lastNetFen: bigint;
}

export const MEASURES = ['quantity', 'grossFen', 'netFen', 'savedFen', 'savedNetFen', 'lastFen', 'lastNetFen'] as const;

export const eachMeasure = (of: (name: keyof Measures) => bigint): Measures => ({
  ...{ quantity: of('quantity'), grossFen: of('grossFen'), netFen: of('netFen') },
  ...{ savedFen: of('savedFen'), savedNetFen: of('savedNetFen'), lastFen: of('lastFen'), lastNetFen: of('lastNetFen') },
});

export const NOTHING: Measures = eachMeasure(() => 0n);

const combine = (a: Measures, b: Measures, sign: 1n | -1n): Measures => eachMeasure((name) => a[name] + sign * b[name]);

export const plus = (a: Measures, b: Measures): Measures => combine(a, b, 1n);
export const minus = (a: Measures, b: Measures): Measures => combine(a, b, -1n);
export const isNothing = (measures: Measures): boolean => MEASURES.every((name) => measures[name] === 0n);

/** A line of an order with what it is compared with. Unit prices in 1/10,000 yuan, tax included. */
export interface PricedLine {
  quantity: number;
  cancelledQuantity: number;
  salesPrice: bigint;
  amountFen: bigint;
  cancelledFen: bigint;
  taxRateBp: number;
  taxFen: bigint;
  listPrice: bigint;
  /** 0: never bought before. */
  lastPrice: bigint;
}

const amountAt = (price: bigint, units: bigint) => (price * units + 50n) / 100n;

/** What so many units of a line come to: all that is wanted of it is what the order says, less is counted by its price. */
function grossOf(line: PricedLine, units: number): { gross: bigint; tax: bigint } {
  const { quantity, cancelledQuantity, amountFen, cancelledFen, salesPrice, taxRateBp, taxFen } = line;
  const left = amountFen - cancelledFen;
  if (units < quantity - cancelledQuantity) {
    const counted = amountAt(salesPrice, BigInt(units));
    const gross = counted < left ? counted : left;
    return { gross, tax: taxWithin(gross, taxRateBp) };
  }
  return { gross: left, tax: cancelledFen === 0n ? taxFen : taxWithin(left, taxRateBp) };
}

/**
 * What units of a line come to (behaviours 2.13): amount with and without tax, what was saved against the list price – never
 * less than nothing – and against the price paid last, which may be more than nothing or less.
 */
export function measuresOf(line: PricedLine, units: number): Measures {
  if (units <= 0) return NOTHING;
  const { gross, tax } = grossOf(line, units);
  const net = gross - tax;
  const list = amountAt(line.listPrice, BigInt(units));
  const saved = list > gross ? list - gross : 0n;
  const last = line.lastPrice > 0n ? amountAt(line.lastPrice, BigInt(units)) - gross : 0n;
  const without = (amount: bigint) => amount - taxWithin(amount, line.taxRateBp);
  return {
    quantity: BigInt(units),
    grossFen: gross,
    netFen: net,
    savedFen: saved,
    savedNetFen: without(saved),
    lastFen: last,
    lastNetFen: without(last),
  };
}
