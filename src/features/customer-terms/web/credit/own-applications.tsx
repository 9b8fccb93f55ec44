import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { type Act, useAct } from '#platform/web/use-act.ts';
import type { OwnApplication } from '../../contract/credit-schemas.ts';
import { creditApplicationStates } from '../../rules/term-states.ts';
import { creditApi } from '../terms-api.ts';

const grantedWords = ({ grantedAmount, grantedUntil, answer, reason }: OwnApplication) => (
  <CellLines>
    <span>{answer || reason}</span>
    {grantedAmount && <small>{`批准 ¥${grantedAmount}${grantedUntil ? ` 至 ${grantedUntil}` : ''}`}</small>}
  </CellLines>
);

const columns = (act: Act): readonly Column<OwnApplication>[] => [
  {
    key: 'no',
    header: '申请',
    width: 170,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <span>{row.applicationNo}</span>
        <small>{displayTime(row.createdAt)}</small>
      </CellLines>
    ),
  },
  { key: 'kind', header: '类型', width: 90, render: (row) => row.kindLabel },
  {
    key: 'amount',
    header: '申请额度',
    width: 150,
    render: (row) => (
      <CellLines>
        <Money yuan={row.amount} exact />
        {row.until && <small>{`至 ${row.until}`}</small>}
      </CellLines>
    ),
  },
  { key: 'answer', header: '说明', render: grantedWords },
  {
    key: 'status',
    header: '状态',
    width: 84,
    render: (row) => <Tag tone={creditApplicationStates.tone(row.status)}>{row.statusLabel}</Tag>,
  },
  {
    key: 'acts',
    header: '操作',
    width: 76,
    render: ({ applicationNo, mayWithdraw }) =>
      mayWithdraw && (
        <Button
          kind="quiet"
          size="sm"
          aria-label={`撤回 ${applicationNo}`}
          busy={act.busy}
          onClick={() => void act.run((context) => creditApi.call.withdraw({ applicationNo }, context), '申请已撤回')}
        >
          撤回
        </Button>
      ),
  },
];

/** Applications of the company, the newest first. */
export function OwnApplications({ applications }: { applications: readonly OwnApplication[] }) {
  const act = useAct({ staleAfter: 'any' });
  return (
    <Stack gap={8}>
      <ProblemLine>{act.problem}</ProblemLine>
      <DataTable
        caption="授信申请"
        columns={columns(act)}
        rows={applications}
        rowKey={(row) => row.applicationNo}
        stacks
      />
    </Stack>
  );
}
