import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Dimension } from '../../contract/report-filter.ts';
import type { BreakdownRow } from '../../contract/report-schemas.ts';
import { type ShownLines, showLines } from '../address/shown-lines.ts';

/** Figures of amounts whose lines can be looked at, by the code of their figure. */
const FIGURE_OF: Readonly<Record<string, ShownLines['figure']>> = {
  amount: 'amount',
  orders: 'amount',
  lines: 'amount',
  average: 'amount',
  savings: 'savings',
  savingsRate: 'savings',
  last: 'last',
  freight: 'freight',
  corrections: 'corrections',
};

/** Ways from numbers to their lines. */
export function openers(address: ListAddress) {
  const show = (shown: ShownLines) => address.go(showLines(shown));
  return {
    show,
    tile: (code: string) => {
      const figure = FIGURE_OF[code];
      return figure && (() => show({ figure }));
    },
    row: (by: Dimension) => (row: BreakdownRow | null, figure: 'amount' | 'savings') =>
      show(row ? { figure, by, key: row.key, ...(row.own && { own: true }) } : { figure }),
  };
}
