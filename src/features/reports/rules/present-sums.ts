import { formatAmount } from '#platform/shared/money.ts';
import type { BreakdownRow, Tile } from '../contract/report-schemas.ts';
import { changeText, pointsText, shareText } from './percent.ts';

/** Sums of one group as they are presented. */
export interface ShownSums {
  lines: number;
  amount: bigint;
  saved: bigint;
  corrected: bigint;
  orders: number;
}

const amountOrNull = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

/** A figure in yuan beside the one before. */
export const moneyTile = (code: string, now: bigint, before: bigint | null): Tile => ({
  code,
  value: formatAmount(now),
  before: amountOrNull(before),
  change: changeText(now, before),
});

export const countTile = (code: string, now: number, before: number | null): Tile => ({
  code,
  value: String(now),
  before: before === null ? null : String(before),
  change: changeText(BigInt(now), before === null ? null : BigInt(before)),
});

/** A figure in percent: its change is a difference in points. */
export const shareTile = (code: string, now: string | null, before: string | null): Tile => ({
  code,
  value: now,
  before,
  change: pointsText(now, before),
});

/** A figure in days or hours with one decimal. */
export function measureTile(code: string, now: string | null, before: string | null): Tile {
  const tenths = (text: string) => BigInt(text.replace('.', ''));
  const change = now === null || before === null ? null : changeText(tenths(now), tenths(before));
  return { code, value: now, before, change };
}

/** Of what would have been paid at list prices, how much was not. */
export const savingsRate = ({ amount, saved }: Pick<ShownSums, 'amount' | 'saved'>): string | null =>
  shareText(saved, amount + saved);

const perOrder = ({ amount, orders }: ShownSums): bigint =>
  orders === 0 ? 0n : (amount + BigInt(orders) / 2n) / BigInt(orders);

/** The figures above the chart, beside those of the days compared with; without freight where it cannot be told apart. */
export function spendTiles(
  now: ShownSums,
  before: ShownSums | null,
  freight: { now: bigint; before: bigint | null } | null,
): Tile[] {
  return [
    moneyTile('amount', now.amount, before?.amount ?? null),
    countTile('orders', now.orders, before?.orders ?? null),
    countTile('lines', now.lines, before?.lines ?? null),
    moneyTile('average', perOrder(now), before && perOrder(before)),
    moneyTile('savings', now.saved, before?.saved ?? null),
    shareTile('savingsRate', savingsRate(now), before && savingsRate(before)),
    ...(freight ? [moneyTile('freight', freight.now, freight.before)] : []),
    moneyTile('corrections', now.corrected, before?.corrected ?? null),
  ];
}

type Named = Pick<BreakdownRow, 'key' | 'code' | 'name' | 'hasChildren' | 'own'>;

interface RowFacts {
  now: ShownSums;
  before: ShownSums | null;
  whole: bigint;
  budget: { allowed: bigint; taken: bigint } | null;
}

/** A row of a breakdown. */
export function presentRow(named: Named, { now, before, whole, budget }: RowFacts): BreakdownRow {
  return {
    ...named,
    orders: now.orders,
    lines: now.lines,
    amount: formatAmount(now.amount),
    share: shareText(now.amount, whole),
    before: amountOrNull(before?.amount ?? null),
    change: changeText(now.amount, before?.amount ?? null),
    savings: formatAmount(now.saved),
    savingsRate: savingsRate(now),
    budget: budget && formatAmount(budget.allowed),
    budgetUse: budget && shareText(budget.taken, budget.allowed),
  };
}
