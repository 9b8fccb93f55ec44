import { Checkbox } from '../../controls/checkbox.tsx';
import type { Column } from '../../display/data-table.tsx';
import type { Selection } from './use-selection.ts';

interface Facts<Row> {
  selection: Selection<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Name of a row on its box: 订单 SO260414000182. */
  rowName?: (row: Row) => string;
}

const COLUMN_PX = 50;

/** Boxes before the rows; the one in the head chooses or leaves the whole page. */
export function selectionColumn<Row>({ selection, rows, rowKey, rowName }: Facts<Row>): Column<Row> {
  const chosenHere = rows.filter((row) => selection.has(rowKey(row))).length;
  const all = rows.length > 0 && chosenHere === rows.length;
  const setAll = (chosen: boolean) =>
    selection.set(
      rows.map((row) => [rowKey(row), row] as const),
      chosen,
    );
  return {
    key: 'selection',
    width: COLUMN_PX,
    header: (
      <Checkbox
        label="选择本页全部"
        labelHidden
        checked={all}
        partial={chosenHere > 0 && !all}
        disabled={rows.length === 0}
        onChange={(event) => setAll(event.target.checked)}
      />
    ),
    render: (row) => (
      <Checkbox
        label={`选择${rowName?.(row) ?? ''}`}
        labelHidden
        checked={selection.has(rowKey(row))}
        onChange={(event) => selection.set([[rowKey(row), row]], event.target.checked)}
      />
    ),
  };
}
