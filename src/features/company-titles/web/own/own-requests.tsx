import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { type Act, useAct } from '#platform/web/use-act.ts';
import type { OwnTitleRequest } from '../../contract/title-request-schemas.ts';
import { titleRequestStates } from '../../rules/title-request-states.ts';
import { companyTitleApi } from '../company-title-api.ts';
import { TitleFactLines } from '../title-facts.tsx';

const columns = (act: Act): readonly Column<OwnTitleRequest>[] => [
  {
    key: 'no',
    header: '申请',
    width: 180,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <span>{`${row.kindLabel} ${row.requestNo}`}</span>
        <small>{`${row.askedBy} ${displayTime(row.createdAt)}`}</small>
      </CellLines>
    ),
  },
  { key: 'fields', header: '内容', render: (row) => <TitleFactLines fields={row.fields} /> },
  {
    key: 'reason',
    header: '说明',
    width: 200,
    render: (row) => (
      <CellLines>
        <span>{row.reason}</span>
        {row.answer && <small>{`审核意见：${row.answer}`}</small>}
      </CellLines>
    ),
  },
  {
    key: 'status',
    header: '状态',
    width: 84,
    render: (row) => <Tag tone={titleRequestStates.tone(row.status)}>{row.statusLabel}</Tag>,
  },
  {
    key: 'acts',
    header: '操作',
    width: 76,
    render: ({ requestNo, mayWithdraw }) =>
      mayWithdraw && (
        <Button
          kind="quiet"
          size="sm"
          aria-label={`撤回 ${requestNo}`}
          busy={act.busy}
          onClick={() => void act.run((context) => companyTitleApi.call.withdraw({ requestNo }, context), '申请已撤回')}
        >
          撤回
        </Button>
      ),
  },
];

/** What the company asked for and what became of it, the newest first. */
export function OwnRequests({ requests }: { requests: readonly OwnTitleRequest[] }) {
  const act = useAct({ staleAfter: 'any' });
  if (requests.length === 0) return null;
  return (
    <Section title="申请记录" flush>
      <ProblemLine>{act.problem}</ProblemLine>
      <DataTable caption="申请记录" columns={columns(act)} rows={requests} rowKey={(row) => row.requestNo} stacks />
    </Section>
  );
}
