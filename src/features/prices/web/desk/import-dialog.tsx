import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { Button } from '#platform/web/controls/button.tsx';
import type { Column } from '#platform/web/display/data-table.tsx';
import { ImportedRows, TableImportDialog } from '#platform/web/kits/import/table-import-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { RowReport, TableReport } from '../../contract/price-desk-schemas.ts';
import { priceDeskApi } from '../price-desk-api.ts';
import styles from './prices-desk.module.css';
import { download, OUTCOMES, reportFile, templateFile } from './report-file.ts';

/** The report as a file has all of them. */
const SHOWN_ROWS = 100;

const COLUMNS: readonly Column<RowReport>[] = [
  { key: 'row', header: '行号', width: 64, rowHeader: true, render: (row) => row.rowNumber },
  { key: 'customer', header: '客户编号', width: 110, render: (row) => row.customerCode },
  { key: 'sku', header: '商品编码', width: 130, render: (row) => row.skuCode },
  { key: 'outcome', header: '结果', width: 64, render: (row) => OUTCOMES[row.outcome] },
  { key: 'note', header: '说明', render: (row) => row.note },
];

function Report({ report }: { report: TableReport }) {
  const { added, changed, same, refused } = report.counts;
  return (
    <>
      <p role="status" className={styles.counts}>
        {`${report.dryRun ? '检查完成' : '导入完成'}：新增 ${added} 行，修改 ${changed} 行，不变 ${same} 行，拒绝 ${refused} 行`}
        <Button kind="quiet" size="sm" onClick={() => download(reportFile(report), '协议价导入报告.csv')}>
          下载报告
        </Button>
      </p>
      <ImportedRows
        caption="有说明的行"
        columns={COLUMNS}
        rows={report.rows.filter((row) => row.note !== '').slice(0, SHOWN_ROWS)}
      />
    </>
  );
}

const MOST_ROWS = LIST_ROWS.prices.rows.toLocaleString('zh-CN');

const about = (
  <>
    CSV 或 XLSX，要有客户编号、商品编码、协议价、开始日期列，可有起订量、结束日期、协议号列；最多 {MOST_ROWS} 行、700
    KB。
    <Button kind="quiet" size="sm" onClick={() => download(templateFile(), '协议价导入模板.csv')}>
      下载模板
    </Button>
  </>
);

/** A table of agreement prices: tried first, written when somebody has seen what it would change. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <TableImportDialog<TableReport>
      title="批量导入协议价"
      fileLabel="协议价文件"
      about={about}
      act={useAct()}
      send={(file, dryRun) => priceDeskApi.call.importAgreements({ file, dryRun })}
      writable={({ counts }) => counts.added + counts.changed}
      writeLabel={(count) => (count > 0 ? `写入 ${count} 行` : '写入')}
      tried="检查完成，尚未写入"
      onClose={onClose}
    >
      {(report) => <Report report={report} />}
    </TableImportDialog>
  );
}
