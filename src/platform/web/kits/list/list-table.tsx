import { Table, type TableColumnType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import type { ListColumn } from './list-column.ts';
import styles from './list-table.module.css';
import type { Selection } from './use-selection.ts';

export interface ListTableProps<Row> {
  /** What the table lists, read aloud: 我的订单. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: Selection<Row>;
  /** Name of a row on its box: 订单 SO260414000182. */
  rowName?: (row: Row) => string;
  /** Opens the row's page: a press anywhere on the row that is not on a control. */
  onOpen?: (row: Row) => void;
  /** Rows of the previous filter, dimmed until the new ones arrive. */
  stale?: boolean;
  empty?: ReactNode;
}

function toAntdColumn<Row>(column: ListColumn<Row>): TableColumnType<Row> {
  const { key, title, align, width, ellipsis, render } = column;
  return { key, title, align, width, ellipsis, render: (_value, row) => render(row) };
}

function toRowSelection<Row>({ selection, rowName }: ListTableProps<Row>): TableProps<Row>['rowSelection'] {
  if (!selection) return undefined;
  return {
    columnWidth: 46,
    selectedRowKeys: selection.keys,
    preserveSelectedRowKeys: true,
    onChange: (keys, rows) => selection.choose(keys.map(String), rows),
    getCheckboxProps: (row) => ({ 'aria-label': `选择${rowName?.(row) ?? ''}` }) as object,
    getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }) as object,
  };
}

const CONTROLS = 'a, button, input, label, select, textarea';

/** True for a plain press on the row itself; marking text to copy it is none. */
function isRowPress(event: React.MouseEvent): boolean {
  const onControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
  return !onControl && !window.getSelection()?.toString();
}

/** antd's table as our lists use it: one table element, a head that stays in view, and no pages of its own. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowKey, onOpen, stale, empty } = props;
  return (
    <Table<Row>
      className={joinClasses(styles.table, stale && styles.stale, onOpen && styles.openable)}
      aria-label={caption}
      aria-busy={stale}
      columns={columns.map(toAntdColumn)}
      dataSource={rows}
      rowKey={rowKey}
      rowSelection={toRowSelection(props)}
      onRow={onOpen && ((row) => ({ onClick: (event) => isRowPress(event) && onOpen(row) }))}
      pagination={false}
      locale={{ emptyText: empty }}
      showSorterTooltip={false}
    />
  );
}
