import { type PriceTier, priceAt } from '#features/prices/rules/public.ts';
import { lineAmount, sum } from '#platform/shared/money.ts';
import type { AddChoices, RowStatus } from '../contract/bulk-schemas.ts';
import { judgeSum, type SumFacts } from './judge-sum.ts';

/** A checked row, as far as adding it goes. */
export interface PlanRow {
  rowNumber: number;
  status: RowStatus;
  message: string;
  /** Null for rows that no item was found for. */
  item: (SumFacts & { itemCode: string; prices: readonly PriceTier[] }) | null;
  wanted: number | null;
  /** What would be added of the row alone. */
  quantity: number;
  /** What it is wanted for; rows for different purposes can be kept apart. */
  purpose: string;
}

/** Rows that go into one line of the cart. */
export interface PlannedLine {
  itemCode: string;
  quantity: number;
  rowNumbers: number[];
  /** Set where the sum of the rows is rounded up to what the item allows. */
  adjusted: boolean;
  amountFen: bigint;
}

export interface AdditionPlan {
  lines: PlannedLine[];
  rejected: { rowNumber: number; message: string }[];
  rowCount: number;
  amountFen: bigint;
}

type Usable = PlanRow & { item: NonNullable<PlanRow['item']>; wanted: number };

const isUsable = (row: PlanRow, { withWarnings }: AddChoices): row is Usable =>
  row.item !== null && row.wanted !== null && (row.status === 'ok' || (row.status === 'warning' && withWarnings));

function groupsOf(rows: readonly Usable[], { duplicates }: AddChoices): Usable[][] {
  const groups = new Map<string, Usable[]>();
  for (const row of rows) {
    const key = duplicates === 'merge' ? row.item.itemCode : `${row.item.itemCode} ${row.purpose}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/**
 * One row stands for itself; the sum of several is judged anew, and what does not fit takes all of them along. `taken` is
 * what lines before it have of the same item: stock must do for all of them.
 */
function planGroup(rows: readonly Usable[], taken: number): PlannedLine | { problem: string } {
  const [first, ...others] = rows;
  if (!first) return { problem: '' };
  const rowNumbers = rows.map(({ rowNumber }) => rowNumber);
  const line = (quantity: number, adjusted: boolean): PlannedLine => {
    const amountFen = lineAmount(priceAt(first.item.prices, quantity), quantity);
    return { itemCode: first.item.itemCode, quantity, rowNumbers, adjusted, amountFen };
  };
  const { available, orderUnit } = first.item;
  if (others.length === 0) {
    if (available === null || taken + first.quantity <= available) {
      return line(first.quantity, first.quantity !== first.wanted);
    }
    return { problem: `库存不足，当前可售 ${available} ${orderUnit}，其他行已用 ${taken}` };
  }
  const wanted = rows.reduce((pieces, row) => pieces + row.wanted, 0);
  const verdict = judgeSum({ ...first.item, available: available && available - taken }, wanted);
  if ('problem' in verdict) return { problem: `第 ${rowNumbers.join('、')} 行合计 ${wanted}：${verdict.problem}` };
  return line(verdict.quantity, verdict.quantity !== wanted);
}

/**
 * What adding the checked rows will do, to the piece: which rows go into which line of the cart, what is left out and
 * why. Page and server read the same plan, so that the number shown is the number added; every row is in it once.
 */
export function planAddition(rows: readonly PlanRow[], choices: AddChoices): AdditionPlan {
  const usable = rows.filter((row) => isUsable(row, choices));
  const lines: PlannedLine[] = [];
  const rejected = rows
    .filter((row) => !isUsable(row, choices))
    .map(({ rowNumber, message }) => ({ rowNumber, message }));
  const taken = new Map<string, number>();
  for (const group of groupsOf(usable, choices)) {
    const itemCode = group[0]?.item.itemCode ?? '';
    const before = taken.get(itemCode) ?? 0;
    const planned = planGroup(group, before);
    if ('problem' in planned) {
      rejected.push(...group.map(({ rowNumber }) => ({ rowNumber, message: planned.problem })));
    } else {
      lines.push(planned);
      taken.set(itemCode, before + planned.quantity);
    }
  }
  return {
    lines,
    rejected: rejected.sort((a, b) => a.rowNumber - b.rowNumber),
    rowCount: lines.reduce((count, { rowNumbers }) => count + rowNumbers.length, 0),
    amountFen: sum(lines.map(({ amountFen }) => amountFen)),
  };
}

/** Rows whose item stands in other rows, too, by the number of the row; those that cannot be bought do not count. */
export function repeatedRows(rows: readonly PlanRow[]): Map<number, number[]> {
  const usable = rows.filter((row) => isUsable(row, { duplicates: 'merge', withWarnings: true }));
  const groups = groupsOf(usable, { duplicates: 'merge', withWarnings: true });
  const repeated = groups.filter((group) => group.length > 1);
  return new Map(
    repeated.flatMap((group) => {
      const numbers = group.map(({ rowNumber }) => rowNumber);
      return numbers.map((rowNumber) => [rowNumber, numbers.filter((other) => other !== rowNumber)] as const);
    }),
  );
}

/** Goods of different units cannot be added up; how many kinds they are can. */
export const countKinds = (lines: readonly Pick<PlannedLine, 'itemCode'>[]): number =>
  new Set(lines.map(({ itemCode }) => itemCode)).size;

/** Items that stand in several rows: each row names the others, and the first of them stands for all. */
export const countRepeated = (repeated: ReadonlyMap<number, readonly number[]>): number =>
  [...repeated].filter(([rowNumber, others]) => others.every((other) => other > rowNumber)).length;
