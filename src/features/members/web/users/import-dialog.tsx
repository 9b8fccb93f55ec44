import { useState } from 'react';
import { readDataUrl } from '#platform/web/browser/read-data-url.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { TableReport } from '../../contract/member-schemas.ts';
import styles from '../members.module.css';
import { memberApi } from '../members-api.ts';
import { ProblemLine } from '../problem-line.tsx';
import { useMemberAct } from '../use-member-act.ts';

type Line = TableReport['rows'][number];

const COLUMNS: readonly Column<Line>[] = [
  { key: 'row', header: '行号', width: 64, rowHeader: true, render: (line) => line.rowNumber },
  { key: 'name', header: '姓名', width: 120, render: (line) => line.name || '—' },
  { key: 'contact', header: '邮箱或手机', width: 220, render: (line) => line.contact || '—' },
  { key: 'problem', header: '问题', render: (line) => line.problem },
];

/** With the mark by which spreadsheets know UTF-8. */
const TEMPLATE = `\uFEFF${[
  '姓名,邮箱,手机号,部门,角色,数据范围,职位,单笔限额',
  '示例用户,example@firm.example,13800000000,制造部/维修车间,采购员,仅本人,维修工程师,5000',
].join('\r\n')}\r\n`;

const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`;

function Report({ report }: { report: TableReport }) {
  const bad = report.rows.filter(({ problem }) => problem !== null);
  return (
    <>
      <p role="status">
        {report.dryRun
          ? `检查完成，尚未邀请：可邀请 ${report.invited} 人，有问题 ${report.refused} 行`
          : `导入完成：已邀请 ${report.invited} 人，未邀请 ${report.refused} 行`}
      </p>
      {bad.length > 0 && (
        <div className={styles.report}>
          <DataTable
            caption="有问题的行"
            columns={COLUMNS}
            rows={bad}
            rowKey={(line) => String(line.rowNumber)}
            compact
          />
        </div>
      )}
    </>
  );
}

/** A table of people: tried first, invited when somebody has seen what would happen. */
export function ImportDialog({ companyId, onClose }: { companyId: string | undefined; onClose: () => void }) {
  const act = useMemberAct();
  const [content, setContent] = useState<string | null>(null);
  const [report, setReport] = useState<TableReport | null>(null);
  const send = (text: string, dryRun: boolean) =>
    act.run(
      async () => setReport(await memberApi.call.importTable({ companyId, content: text, dryRun })),
      dryRun ? '检查完成，尚未邀请' : '导入完成',
    );
  const choose = async (file: File | undefined) => {
    setReport(null);
    act.forget();
    if (!file) return setContent(null);
    const text = await readDataUrl(file);
    setContent(text);
    await send(text, true);
  };
  const ready = report?.dryRun ? report.invited : 0;
  const footer = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        关闭
      </Button>
      <Button
        kind="primary"
        busy={act.busy}
        disabled={ready === 0 || content === null}
        onClick={() => content && void send(content, false)}
      >
        {ready > 0 ? `邀请 ${ready} 人` : '邀请'}
      </Button>
    </>
  );
  return (
    <Dialog open size="lg" title="批量导入用户" footer={footer} locked={act.busy} onClose={onClose}>
      <div className={styles.stack}>
        <p>
          CSV 或 XLSX，要有姓名、角色列，以及邮箱或手机号列；部门写全路径（制造部/维修车间），多个角色用顿号隔开；最多
          1,000 人、700 KB。
          <a href={templateHref} download="用户导入模板.csv">
            下载模板
          </a>
        </p>
        <input
          type="file"
          aria-label="用户文件"
          accept=".csv,.txt,.xlsx"
          disabled={act.busy}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <ProblemLine problem={act.problem} />
        {report && <Report report={report} />}
      </div>
    </Dialog>
  );
}
