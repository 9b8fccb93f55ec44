import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import type { Column } from '#platform/web/display/data-table.tsx';
import { csvTemplateHref } from '#platform/web/kits/import/csv-template.ts';
import { ImportOutcome } from '#platform/web/kits/import/import-outcome.tsx';
import { TableImportDialog } from '#platform/web/kits/import/table-import-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { ErpImportReport } from '../contract/erp-code-schemas.ts';
import { erpCodeApi } from './erp-code-api.ts';

const COLUMNS: readonly Column<ErpImportReport['rows'][number]>[] = [
  { key: 'row', header: '行号', width: 64, rowHeader: true, render: (line) => line.rowNumber },
  { key: 'place', header: '成本中心或分类', width: 180, render: (line) => line.place },
  { key: 'account', header: '科目编码', width: 140, render: (line) => line.account || '—' },
  { key: 'problem', header: '问题', render: (line) => line.problem },
];

const TEMPLATE = csvTemplateHref([
  ['用途', '成本中心', '商品分类', '科目编码', '科目名称'],
  ['费用/存货科目', '', '', '6602', '管理费用'],
  ['费用/存货科目', 'CC-01', '', '5101', '制造费用'],
  ['进项税额科目', '', '', '22210101', '应交税费-进项税额'],
  ['应付账款科目', '', '', '2202', '应付账款'],
]);

const about = (
  <>
    CSV 或 XLSX，要有科目编码列；成本中心和分类写编码或名称，同一处已有的会被覆盖。最多{' '}
    {LIST_ROWS.erpCodes.rows.toLocaleString('zh-CN')} 行、700 KB。
    <a href={TEMPLATE} download="会计科目导入模板.csv">
      下载模板
    </a>
  </>
);

/** A table of accounts: tried first, written when somebody has seen what would come of it. */
export function CodeImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <TableImportDialog<ErpImportReport>
      title="导入会计科目"
      fileLabel="会计科目文件"
      about={about}
      act={useAct({ renews: [erpCodeApi.query.key()] })}
      send={(file, dryRun) => erpCodeApi.call.import({ file, dryRun })}
      writable={({ written }) => written}
      writeLabel={(count) => (count > 0 ? `导入 ${count} 条` : '导入')}
      tried="检查完成，尚未导入"
      onClose={onClose}
    >
      {(report) => <ImportOutcome report={report} done={report.written} act="导入" unit="条" columns={COLUMNS} />}
    </TableImportDialog>
  );
}
