import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  render: (row: Row) => ReactNode;
  /** Money and quantities stand right, so that figures line up. */
  align?: 'left' | 'right' | 'center';
  width?: number | string;
  /** Names the row for readers; one column at most. */
  rowHeader?: boolean;
  /** Left out on phones, where a table that does not stack has room for what matters. */
  wideOnly?: boolean;
};

type DataTableProps<Row> = {
  /** What the table lists, read aloud: 搜索结果. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `marked` for chosen or current rows, `faded` for those that cannot be used. */
  rowState?: (row: Row) => 'marked' | 'faded' | undefined;
  /** The row that keys act on: marked by shape as well as colour, and able to take the focus. */
  currentKey?: string | null;
  compact?: boolean;
  /** On phones each row is a card: headings stand beside their values; a column without a width takes the whole line. */
  stacks?: boolean;
  /** The rows of the previous filter or page, dimmed until the new ones arrive. */
  stale?: boolean;
};

/** Dense table with real headers that stay in view and figures that line up. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowState, currentKey, compact, stacks, stale } = props;
  const labelOf = ({ header, width }: Column<Row>) =>
    stacks && width !== undefined && typeof header === 'string' ? header : undefined;
  const cellClass = ({ align, wideOnly }: Column<Row>) =>
    joinClasses(align && align !== 'left' && styles[align], wideOnly && styles.wideOnly);
  return (
    <div className={styles.scroll}>
      <table
        className={joinClasses(
          ...[styles.table, compact && styles.compact, stacks && styles.stacks, stale && styles.stale],
        )}
        aria-busy={stale}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)} style={{ width: column.width }}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const state = rowState?.(row);
            const key = rowKey(row);
            const current = key === currentKey;
            return (
              <tr
                key={key}
                className={joinClasses(state && styles[state], current && styles.current)}
                {...(current && { 'aria-current': true, tabIndex: -1 })}
              >
                {columns.map((column) => {
                  const Cell = column.rowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.key}
                      scope={column.rowHeader ? 'row' : undefined}
                      className={cellClass(column)}
                      data-label={labelOf(column)}
                    >
                      {column.render(row)}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
