import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import type { Column } from '#platform/web/display/data-table.tsx';
import { csvTemplateHref } from '#platform/web/kits/import/csv-template.ts';
import { ImportOutcome } from '#platform/web/kits/import/import-outcome.tsx';
import { TableImportDialog } from '#platform/web/kits/import/table-import-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { AddressReport } from '../contract/profile-contract.ts';
import { profileApi } from './address-queries.ts';

const COLUMNS: readonly Column<AddressReport['rows'][number]>[] = [
  { key: 'row', header: '行号', width: 64, rowHeader: true, render: (line) => line.rowNumber },
  { key: 'receiver', header: '收货人', width: 120, render: (line) => line.receiver || '—' },
  { key: 'detail', header: '详细地址', width: 260, render: (line) => line.detail || '—' },
  { key: 'problem', header: '问题', render: (line) => line.problem },
];

const TEMPLATE = csvTemplateHref([
  ['收货人', '电话', '省', '市', '区县', '详细地址'],
  ['李敏', '0512-66668888', '江苏省', '苏州市', '苏州工业园区', '星湖街 1288 号 3 号门仓库'],
]);

const MOST_ROWS = LIST_ROWS.addresses.rows.toLocaleString('zh-CN');

const about = (
  <>
    CSV 或 XLSX，要有收货人、电话、区县、详细地址列；区县同名时还要写明省和市。最多 {MOST_ROWS} 行、700 KB。
    <a href={TEMPLATE} download="收货地址导入模板.csv">
      下载模板
    </a>
  </>
);

/** A table of addresses: tried first, written when somebody has seen what would come of it. */
export function AddressImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <TableImportDialog<AddressReport>
      title="批量导入收货地址"
      fileLabel="收货地址文件"
      about={about}
      act={useAct()}
      send={(file, dryRun) => profileApi.call.importAddresses({ file, dryRun })}
      writable={({ added }) => added}
      writeLabel={(count) => (count > 0 ? `导入 ${count} 个地址` : '导入')}
      tried="检查完成，尚未导入"
      onClose={onClose}
    >
      {(report) => <ImportOutcome report={report} done={report.added} act="导入" unit="个" columns={COLUMNS} />}
    </TableImportDialog>
  );
}
