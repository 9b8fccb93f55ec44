import type { Column } from '#platform/web/display/data-table.tsx';
import { ImportOutcome } from '#platform/web/kits/import/import-outcome.tsx';
import { TableImportDialog } from '#platform/web/kits/import/table-import-dialog.tsx';
import type { CheckedReport } from '../../contract/check-schemas.ts';
import { statementApi } from '../statement-api.ts';
import { useStatementAct } from './use-statement-act.ts';

const COLUMNS: readonly Column<CheckedReport['rows'][number]>[] = [
  { key: 'row', header: '行号', width: 64, rowHeader: true, render: (line) => line.rowNumber },
  { key: 'line', header: '行标识', width: 120, render: (line) => line.lineId || '—' },
  { key: 'problem', header: '问题', render: (line) => line.problem },
];

const about = (
  <>
    请用本页“导出
    Excel”得到的文件，填写“客户单据号”，以及“客户数量”“客户单价”或“核对结果”（一致或不一致）、“核对说明”后导回；超出容差的记为差异，其他列不会改动。最多
    5,000 行。
  </>
);

/** The customer's own system has looked at the lines: its numbers and its words come back. */
export function CheckedImportDialog({ statementNo, onClose }: { statementNo: string; onClose: () => void }) {
  return (
    <TableImportDialog<CheckedReport>
      title="导回核对结果"
      fileLabel="核对结果文件"
      about={about}
      act={useStatementAct()}
      send={(file, dryRun) => statementApi.call.importChecked({ statementNo, file, dryRun })}
      writable={({ taken }) => taken}
      writeLabel={(count) => (count > 0 ? `写入 ${count} 行` : '写入')}
      tried="检查完成，尚未写入"
      onClose={onClose}
    >
      {(report) => (
        <>
          <ImportOutcome report={report} done={report.taken} act="写入" unit="行" columns={COLUMNS} />
          {(report.unchanged > 0 || report.different > 0) && (
            <p>
              没有变化 {report.unchanged} 行；有差异 {report.different} 行
              {report.different > 0 && '，可在“有差异”中处理'}。
            </p>
          )}
        </>
      )}
    </TableImportDialog>
  );
}
