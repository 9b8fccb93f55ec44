import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { StatementRun } from '../../contract/statement-desk-contract.ts';

interface Ways {
  busy: boolean;
  rerun: (runId: string) => void;
}

export const runColumns = ({ busy, rerun }: Ways): readonly ListColumn<StatementRun>[] => [
  {
    key: 'firm',
    title: '客户',
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        {row.firmName}
        <small>{row.customerCode}</small>
      </CellLines>
    ),
  },
  { key: 'cycle', title: '账期', width: 190, render: (row) => `${row.cycleFrom} 至 ${row.cycleTo.slice(5)}` },
  {
    key: 'made',
    title: '出账',
    width: 130,
    align: 'right',
    render: (row) => `${row.statements} 张 ${row.lines.toLocaleString('zh-CN')} 行`,
  },
  { key: 'due', title: '应付', width: 136, align: 'right', render: (row) => <Money yuan={row.due} exact /> },
  { key: 'seconds', title: '用时', width: 84, align: 'right', render: (row) => `${row.seconds} 秒` },
  { key: 'finished', title: '完成时间', width: 152, render: (row) => displayTime(row.finishedAt) },
  {
    key: 'status',
    title: '结果',
    width: 200,
    render: (row) => (
      <CellLines>
        <Tag tone={row.status === 'failed' ? 'danger' : 'success'}>{row.statusLabel}</Tag>
        {row.failure && <small>{row.failure}</small>}
        {row.status === 'failed' && (
          <Button size="sm" busy={busy} aria-label={`重跑 ${row.firmName}`} onClick={() => rerun(row.runId)}>
            重跑
          </Button>
        )}
      </CellLines>
    ),
  },
];
