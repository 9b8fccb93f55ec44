import { useState } from 'react';
import { readDataUrl } from '#platform/web/browser/read-data-url.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { RowReport, TableReport } from '../../contract/price-desk-schemas.ts';
import { priceDeskApi } from '../price-desk-api.ts';
import styles from './prices-desk.module.css';
import { download, OUTCOMES, reportFile, templateFile } from './report-file.ts';
import { useDeskAct } from './use-desk-act.ts';

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
  const told = report.rows.filter((row) => row.note !== '');
  return (
    <>
      <p role="status" className={styles.counts}>
        {`${report.dryRun ? '检查完成' : '导入完成'}：新增 ${added} 行，修改 ${changed} 行，不变 ${same} 行，拒绝 ${refused} 行`}
        <Button kind="quiet" size="sm" onClick={() => download(reportFile(report), '协议价导入报告.csv')}>
          下载报告
        </Button>
      </p>
      {told.length > 0 && (
        <div className={styles.report}>
          <DataTable
            caption="有说明的行"
            columns={COLUMNS}
            rows={told.slice(0, SHOWN_ROWS)}
            rowKey={(row) => String(row.rowNumber)}
            compact
          />
        </div>
      )}
    </>
  );
}

/** A table of agreement prices: tried first, written when somebody has seen what it would change. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const act = useDeskAct();
  const [content, setContent] = useState<string | null>(null);
  const [report, setReport] = useState<TableReport | null>(null);
  const send = (text: string, dryRun: boolean) =>
    act.run(
      async () => setReport(await priceDeskApi.call.importAgreements({ content: text, dryRun })),
      dryRun ? '检查完成，尚未写入' : '导入完成',
    );
  const choose = async (file: File | undefined) => {
    setReport(null);
    act.forget();
    if (!file) return setContent(null);
    const text = await readDataUrl(file);
    setContent(text);
    await send(text, true);
  };
  const close = () => {
    setContent(null);
    setReport(null);
    act.forget();
    onClose();
  };
  const toWrite = report?.dryRun ? report.counts.added + report.counts.changed : 0;
  const footer = (
    <>
      <Button onClick={close} disabled={act.busy}>
        关闭
      </Button>
      <Button
        kind="primary"
        busy={act.busy}
        disabled={toWrite === 0 || content === null}
        onClick={() => content && void send(content, false)}
      >
        {toWrite > 0 ? `写入 ${toWrite} 行` : '写入'}
      </Button>
    </>
  );
  return (
    <Dialog open={open} size="lg" title="批量导入协议价" footer={footer} locked={act.busy} onClose={close}>
      <p className={styles.about}>
        CSV 或 XLSX，要有客户编号、商品编码、协议价、开始日期列，可有起订量、结束日期、协议号列；最多 5,000 行、700 KB。
        <Button kind="quiet" size="sm" onClick={() => download(templateFile(), '协议价导入模板.csv')}>
          下载模板
        </Button>
      </p>
      <input
        type="file"
        aria-label="协议价文件"
        accept=".csv,.txt,.xlsx"
        disabled={act.busy}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {act.problem && (
        <p className={styles.problem} role="alert">
          {act.problem}
        </p>
      )}
      {report && <Report report={report} />}
    </Dialog>
  );
}
