import type { ReactNode } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import type { Column } from '#platform/web/display/data-table.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { Breakdown, BreakdownRow } from '../../contract/report-schemas.ts';
import type { FilterSearch } from '../address/report-search.ts';
import { ChangeText } from '../figures/change-text.tsx';
import { FigureButton } from '../figures/figure-button.tsx';
import { figureText } from '../figures/figure-text.ts';
import { changeWord } from '../report-words.ts';
import styles from './breakdown.module.css';
import { ShareBar } from './share-bar.tsx';

export interface RowShape<Line> {
  /** The row of a line; null: it is still on its way. */
  rowOf: (line: Line) => BreakdownRow | null;
  name: (line: Line) => ReactNode;
  /** Opens the lines of an amount; undefined for rows that have none of their own. */
  open: (line: Line, figure: 'amount' | 'savings') => (() => void) | undefined;
}

export interface BreakdownHeads {
  name: string;
  amount: string;
  change: string | null;
  budget: boolean;
}

/** Heading of the changes; null where nothing was bought before. */
export const shownChange = (search: Pick<FilterSearch, 'compare'>, { rows, total }: Breakdown): string | null =>
  [total, ...rows].some(({ change }) => change !== null) ? changeWord(search) : null;

/** A number that opens its lines, where it has some. */
const pressable = (text: string, open: (() => void) | undefined) =>
  open ? <FigureButton onClick={open}>{text}</FigureButton> : text;

const isOver = (use: string | null) => use !== null && Number(use) > 100;

/** Columns of every breakdown, those that matter most first; a phone shows name, amount, share and change. */
export function breakdownColumns<Line>(shape: RowShape<Line>, heads: BreakdownHeads): readonly Column<Line>[] {
  const column = (key: string, header: string, cell: (row: BreakdownRow, line: Line) => ReactNode): Column<Line> => ({
    key,
    header,
    align: 'right',
    render: (line) => {
      const row = shape.rowOf(line);
      return row && cell(row, line);
    },
  });
  const wide = (made: Column<Line>): Column<Line> => ({ ...made, wideOnly: true });
  return [
    { key: 'name', header: heads.name, rowHeader: true, render: shape.name },
    wide(column('orders', '订单', ({ orders }) => figureText('count', orders))),
    wide(column('lines', '行', ({ lines }) => figureText('count', lines))),
    column('amount', heads.amount, ({ amount }, line) => (
      <span className={styles.amount}>{pressable(displayYuan(amount), shape.open(line, 'amount'))}</span>
    )),
    { ...column('share', '占比', ({ share }) => <ShareBar share={share} />), align: 'left' },
    ...(heads.change
      ? [column('change', heads.change, ({ change }) => <ChangeText change={change} good="none" unit="yuan" />)]
      : []),
    wide(
      column('savings', '节省', ({ savings }, line) => (
        <span className={joinClasses(Number(savings) > 0 && styles.saved)}>
          {pressable(displayYuan(savings), Number(savings) > 0 ? shape.open(line, 'savings') : undefined)}
        </span>
      )),
    ),
    wide(column('rate', '节省率', ({ savingsRate }) => figureText('percent', savingsRate))),
    ...(heads.budget
      ? [
          wide(
            column('budget', '预算执行', ({ budgetUse }) => (
              <span className={joinClasses(isOver(budgetUse) && styles.over)}>{figureText('percent', budgetUse)}</span>
            )),
          ),
        ]
      : []),
  ];
}
