import type { MouseEvent, ReactNode } from 'react';
import { type Column, DataTable } from '../../display/data-table.tsx';
import { joinClasses } from '../../join-classes.ts';
import type { ListColumn } from './list-column.ts';
import styles from './list-table.module.css';
import { selectionColumn } from './selection-column.tsx';
import type { Selection } from './use-selection.ts';

export interface ListTableProps<Row> {
  /** What the table lists, read aloud: 我的订单. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: Selection<Row>;
  rowName?: (row: Row) => string;
  /** The row that keys act on. */
  currentKey?: string | null;
  /** Rows that are done with, or cannot be used: they stay in their places. */
  faded?: (row: Row) => boolean;
  /** Opens the row's page: a press anywhere on the row that is not on a control. */
  onOpen?: (row: Row) => void;
  /** Rows of the previous filter, dimmed until the new ones arrive. */
  stale?: boolean;
  /** On phones each row is a card. */
  stacks?: boolean;
  empty?: ReactNode;
}

function toColumn<Row>({ title, ellipsis, render, ...column }: ListColumn<Row>): Column<Row> {
  const { key, align, width, rowHeader } = column;
  const cut = (row: Row) => <span className={styles.cut}>{render(row)}</span>;
  return { key, align, width, rowHeader, header: title, render: ellipsis ? cut : render };
}

const CONTROLS = 'a, button, input, label, select, textarea';

/** Place of the row under a plain press; none on a control, or when text was marked to copy it. */
function pressedRow(event: MouseEvent): number | null {
  if (!(event.target instanceof Element) || event.target.closest(CONTROLS)) return null;
  const row = event.target.closest<HTMLTableRowElement>('tbody > tr');
  return row && !window.getSelection()?.toString() ? row.sectionRowIndex : null;
}

/**
 * Table of the kits: columns with fixed widths, a head that stays below the main bar, boxes, rows that open. Every
 * row has its link; the press on the row is a convenience for pointers, so the keyboard loses nothing.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, rowName, onOpen, stale, stacks, empty } = props;
  const { currentKey, faded } = props;
  const shown = columns.map(toColumn);
  const open = (event: MouseEvent) => {
    const row = rows[pressedRow(event) ?? -1];
    if (row !== undefined) onOpen?.(row);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- every row has its link
    <div className={joinClasses(styles.list, onOpen && styles.openable)} onClick={onOpen && open}>
      <DataTable
        caption={caption}
        columns={selection ? [selectionColumn({ selection, rows, rowKey, rowName }), ...shown] : shown}
        rows={rows}
        rowKey={rowKey}
        rowState={(row) => (faded?.(row) ? 'faded' : selection?.has(rowKey(row)) ? 'marked' : undefined)}
        currentKey={currentKey}
        stale={stale}
        stacks={stacks}
      />
      {rows.length === 0 && empty}
    </div>
  );
}
