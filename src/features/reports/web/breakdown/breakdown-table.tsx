import { DataTable } from '#platform/web/display/data-table.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { Breakdown, BreakdownRow } from '../../contract/report-schemas.ts';
import styles from './breakdown.module.css';
import { type BreakdownHeads, breakdownColumns } from './breakdown-columns.tsx';
import { NameCell } from './name-cell.tsx';
import { type TreeLine, treeLines } from './tree-lines.ts';

type Line = TreeLine | { kind: 'total'; id: string; row: BreakdownRow };

type BreakdownTableProps = {
  caption: string;
  breakdown: Breakdown;
  heads: BreakdownHeads;
  unfolded: readonly string[];
  below: ReadonlyMap<string, Breakdown>;
  toggle: (key: string) => void;
  /** Opens the lines of a row; of null those of the sum. */
  open: (row: BreakdownRow | null, figure: 'amount' | 'savings') => void;
  stale: boolean;
};

/** A breakdown as a tree with its sum: every amount leads to its lines. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { caption, breakdown, heads, unfolded, below, toggle, open, stale } = props;
  if (breakdown.rows.length === 0)
    return <EmptyState title="没有符合条件的采购">放宽时间或筛选条件后再看。</EmptyState>;
  const lines: Line[] = [
    ...treeLines(breakdown.rows, new Set(unfolded), below),
    { kind: 'total', id: 'total', row: breakdown.total },
  ];
  const columns = breakdownColumns<Line>(
    {
      rowOf: (line) => (line.kind === 'waiting' ? null : line.row),
      name: (line) => {
        if (line.kind === 'waiting') return <span style={{ paddingLeft: line.level * 18 }}>正在加载…</span>;
        return line.kind === 'total' ? <strong>合计</strong> : <NameCell line={line} toggle={toggle} />;
      },
      open: (line, figure) =>
        line.kind === 'waiting' ? undefined : () => open(line.kind === 'total' ? null : line.row, figure),
    },
    heads,
  );
  return (
    <div className={styles.tree}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        rowState={({ kind }) => (kind === 'waiting' ? 'faded' : undefined)}
        stale={stale}
      />
    </div>
  );
}
