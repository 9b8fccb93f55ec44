import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import type { BreakdownRow } from '../../contract/report-schemas.ts';

/** As many as stand beside a chart; the rest is one line. */
const MOST = 7;

export interface Parts {
  shown: readonly BreakdownRow[];
  /** How many are not shown; their sum is what the total leaves. */
  rest: number;
}

/** The largest parts of a breakdown; where one more would be the only rest, it is shown as well. */
export function partsOf(rows: readonly BreakdownRow[]): Parts {
  if (rows.length <= MOST + 1) return { shown: rows, rest: 0 };
  return { shown: rows.slice(0, MOST), rest: rows.length - MOST };
}

/** What is left of a sum, in yuan. */
export const restOf = (total: string, shown: readonly Pick<BreakdownRow, 'amount'>[]): string =>
  formatAmount(parseAmount(total) - sum(shown.map(({ amount }) => parseAmount(amount))));
