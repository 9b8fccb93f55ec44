import { Button } from '../../controls/button.tsx';
import type { ListColumn } from './list-column.ts';

/** The last column of a list whose rows open where they stand: one button, with the word for what it opens. */
export const openColumn = <Row,>(label: (row: Row) => string, onOpen: (row: Row) => void): ListColumn<Row> => ({
  key: 'open',
  title: '操作',
  width: 76,
  fixed: true,
  render: (row) => (
    <Button kind="quiet" size="sm" onClick={() => onOpen(row)}>
      {label(row)}
    </Button>
  ),
});
