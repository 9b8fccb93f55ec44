import { approvalHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApprovalsAnswer } from '../../contract/report-topics.ts';
import { figureText } from '../figures/figure-text.ts';

type Department = ApprovalsAnswer['departments'][number];
type Slow = ApprovalsAnswer['slowest'][number];

export const DEPARTMENT_COLUMNS: readonly ListColumn<Department>[] = [
  { key: 'name', title: '部门', rowHeader: true, render: ({ name }) => name },
  { key: 'decided', title: '完成', width: 80, align: 'right', render: ({ decided }) => figureText('count', decided) },
  { key: 'hours', title: '平均用时', width: 110, align: 'right', render: ({ hours }) => figureText('hours', hours) },
  { key: 'p90', title: '九成在', width: 110, align: 'right', render: ({ p90 }) => figureText('hours', p90) },
];

export const SLOWEST_COLUMNS: readonly ListColumn<Slow>[] = [
  {
    key: 'request',
    title: '审批',
    rowHeader: true,
    render: ({ requestNo, title, person }) => (
      <Pair>
        <PageLink href={approvalHref(requestNo)}>{title}</PageLink>
        <small>
          {requestNo} · {person}
        </small>
      </Pair>
    ),
  },
  { key: 'amount', title: '金额', width: 120, align: 'right', render: ({ amount }) => <Money yuan={amount} exact /> },
  { key: 'hours', title: '用时', width: 100, align: 'right', render: ({ hours }) => figureText('hours', hours) },
  { key: 'decidedAt', title: '结束', width: 140, render: ({ decidedAt }) => displayTime(decidedAt) },
];
