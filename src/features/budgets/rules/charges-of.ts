import { taxWithin } from '#platform/shared/money.ts';

/** A line as budgets see it. */
export interface ChargedLine {
  costCenterId: bigint | null;
  amountFen: bigint;
  /** Of the amount, called off. */
  cancelledFen: bigint;
  taxRateBp: number;
}

export interface ChargeSettings {
  /** Freight counts as spent. */
  withFreight: boolean;
  /** Tax counts as spent. */
  withTax: boolean;
}

export interface Charge {
  costCenterId: bigint;
  amountFen: bigint;
}

/**
 * Shares an amount in proportion to weights, to the fen: everybody gets the whole part, what remains goes to the largest
 * fractions, the first of equal ones. Shares sum up to the amount; without any weight the first takes all.
 */
export function shareByWeight(amountFen: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amountFen : 0n));
  const shares = weights.map((weight, index) => {
    const exact = amountFen * weight;
    return { index, whole: exact / total, fraction: exact % total };
  });
  let left = amountFen - shares.reduce((sum, { whole }) => sum + whole, 0n);
  const parts = shares.map(({ whole }) => whole);
  const byFraction = shares.toSorted((a, b) =>
    a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1,
  );
  for (const { index } of byFraction) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts;
}

/**
 * What a document charges to each cost centre, in the order in which they come. Freight is shared over the lines as they
 * were bought, so that calling off a line moves no freight to another centre; it is charged while anything is bought.
 * Lines without a centre, and their freight, are charged to nobody. Centres that are charged nothing are left out.
 */
export function chargesOf(lines: readonly ChargedLine[], freightFen: bigint, settings: ChargeSettings): Charge[] {
  const bought = lines.some(({ amountFen, cancelledFen }) => cancelledFen < amountFen);
  const freight = settings.withFreight && bought ? freightFen : 0n;
  const shares = shareByWeight(
    freight,
    lines.map(({ amountFen }) => amountFen),
  );
  const charges = new Map<bigint, bigint>();
  for (const [index, { costCenterId, amountFen, cancelledFen, taxRateBp }] of lines.entries()) {
    if (costCenterId === null) continue;
    const left = amountFen - cancelledFen;
    const spent = settings.withTax ? left : left - taxWithin(left, taxRateBp);
    charges.set(costCenterId, (charges.get(costCenterId) ?? 0n) + spent + (shares[index] ?? 0n));
  }
  return [...charges].flatMap(([costCenterId, amountFen]) => (amountFen > 0n ? [{ costCenterId, amountFen }] : []));
}
