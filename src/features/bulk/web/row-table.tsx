import type { ReactNode } from 'react';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './row-table.module.css';
import { RowWindow } from './row-window.tsx';

type RowTableProps<Row> = {
  heads: readonly string[];
  rows: readonly Row[];
  /** The look of a row, which its head shares. */
  rowClass: string | undefined;
  headClass: string | undefined;
  rowHeight: number;
  keyOf: (row: Row) => number;
  render: (row: Row, index: number) => ReactNode;
};

/** Heads that stay in sight above rows by the thousand, of which those in view exist. */
export function RowTable<Row>({ heads, rows, rowClass, headClass, rowHeight, keyOf, render }: RowTableProps<Row>) {
  return (
    <>
      <div role="rowgroup" className={styles.heads}>
        <div role="row" aria-rowindex={1} className={joinClasses(rowClass, styles.head, headClass)}>
          {heads.map((head) => (
            <span key={head} role="columnheader">
              {head || <span className="visually-hidden">操作</span>}
            </span>
          ))}
        </div>
      </div>
      <RowWindow
        count={rows.length}
        rowHeight={rowHeight}
        rowKey={(index) => {
          const row = rows[index];
          return row === undefined ? index : keyOf(row);
        }}
        render={(index) => {
          const row = rows[index];
          return row === undefined ? null : render(row, index);
        }}
      />
    </>
  );
}
