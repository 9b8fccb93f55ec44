import type { Column } from '../../display/data-table.tsx';
import { ImportedRows } from './table-import-dialog.tsx';

type ImportOutcomeProps<Row> = {
  report: { dryRun: boolean; refused: number; rows: readonly Row[] };
  /** How many rows were or would be written. */
  done: number;
  /** What becomes of a row that is right: 邀请 人, 导入 个. */
  act: string;
  unit: string;
  columns: readonly Column<Row>[];
};

/** What a trial or a write came to, and the rows that stay out. */
export function ImportOutcome<Row extends { rowNumber: number; problem: string | null }>(
  props: ImportOutcomeProps<Row>,
) {
  const { report, done, act, unit, columns } = props;
  const { dryRun, refused, rows } = report;
  return (
    <>
      <p role="status">
        {dryRun
          ? `检查完成，尚未${act}：可${act} ${done} ${unit}，有问题 ${refused} 行`
          : `导入完成：已${act} ${done} ${unit}，未${act} ${refused} 行`}
      </p>
      <ImportedRows caption="有问题的行" columns={columns} rows={rows.filter(({ problem }) => problem !== null)} />
    </>
  );
}
