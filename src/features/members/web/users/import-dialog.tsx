import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import type { Column } from '#platform/web/display/data-table.tsx';
import { csvTemplateHref } from '#platform/web/kits/import/csv-template.ts';
import { ImportOutcome } from '#platform/web/kits/import/import-outcome.tsx';
import { TableImportDialog } from '#platform/web/kits/import/table-import-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { TableReport } from '../../contract/member-schemas.ts';
import { memberApi } from '../members-api.ts';

type Line = TableReport['rows'][number];

const COLUMNS: readonly Column<Line>[] = [
  { key: 'row', header: '行号', width: 64, rowHeader: true, render: (line) => line.rowNumber },
  { key: 'name', header: '姓名', width: 120, render: (line) => line.name || '—' },
  { key: 'contact', header: '邮箱或手机', width: 220, render: (line) => line.contact || '—' },
  { key: 'problem', header: '问题', render: (line) => line.problem },
];

const TEMPLATE = csvTemplateHref([
  ['姓名', '邮箱', '手机号', '部门', '角色', '数据范围', '职位', '单笔限额'],
  ['示例用户', 'example@firm.example', '13800000000', '制造部/维修车间', '采购员', '仅本人', '维修工程师', '5000'],
]);

const MOST_ROWS = LIST_ROWS.people.rows.toLocaleString('zh-CN');

const about = (
  <>
    CSV 或 XLSX，要有姓名、角色列，以及邮箱或手机号列；部门写全路径（制造部/维修车间），多个角色用顿号隔开；最多{' '}
    {MOST_ROWS} 人、700 KB。
    <a href={TEMPLATE} download="用户导入模板.csv">
      下载模板
    </a>
  </>
);

/** A table of people: tried first, invited when somebody has seen what would happen. */
export function ImportDialog({ companyId, onClose }: { companyId: string | undefined; onClose: () => void }) {
  return (
    <TableImportDialog<TableReport>
      title="批量导入用户"
      fileLabel="用户文件"
      about={about}
      act={useAct()}
      send={(file, dryRun) => memberApi.call.importTable({ companyId, file, dryRun })}
      writable={({ invited }) => invited}
      writeLabel={(count) => (count > 0 ? `邀请 ${count} 人` : '邀请')}
      tried="检查完成，尚未邀请"
      onClose={onClose}
    >
      {(report) => <ImportOutcome report={report} done={report.invited} act="邀请" unit="人" columns={COLUMNS} />}
    </TableImportDialog>
  );
}
