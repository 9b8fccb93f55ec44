import { useState } from 'react';
import { StateTag } from '#business/documents/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { WriteOffView } from '../../contract/receivable-schemas.ts';
import { writeOffStates } from '../../rules/receipt-states.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { ReceivableListProps } from './list-props.ts';
import { writeOffsQuery } from './load-receivables.ts';

const columns = (decide: (row: WriteOffView) => void): readonly ListColumn<WriteOffView>[] => [
  {
    key: 'no',
    title: '核销单',
    width: 170,
    rowHeader: true,
    fixed: true,
    render: ({ writeOffNo, createdAt }) => (
      <Pair>
        <span>{writeOffNo}</span>
        <small>{displayTime(createdAt)}</small>
      </Pair>
    ),
  },
  {
    key: 'firm',
    title: '客户',
    width: 220,
    render: ({ firmName, statementNo }) => (
      <Pair>
        <span>{firmName}</span>
        <small>{statementNo}</small>
      </Pair>
    ),
  },
  {
    key: 'amount',
    title: '核销金额',
    width: 140,
    align: 'right',
    fixed: true,
    render: ({ amount, open }) => (
      <Pair>
        <Money yuan={amount} exact />
        <small>
          未付 <Money yuan={open} exact />
        </small>
      </Pair>
    ),
  },
  { key: 'reason', title: '原因', render: ({ reason }) => reason },
  {
    key: 'status',
    title: '状态',
    width: 150,
    render: ({ status, statusLabel, askerName, deciderName }) => (
      <Pair>
        <StateTag states={writeOffStates} status={status} label={statusLabel} />
        <small>
          {askerName} 提交{deciderName && `，${deciderName} 复核`}
        </small>
      </Pair>
    ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 80,
    fixed: true,
    render: (row) =>
      row.mayDecide && (
        <Button kind="quiet" size="sm" aria-label={`复核 ${row.writeOffNo}`} onClick={() => decide(row)}>
          复核
        </Button>
      ),
  },
];

/** Debts somebody wants given up; another person decides. */
export function WriteOffList({ search, address, tabs, userId }: ReceivableListProps) {
  const result = useListQuery(writeOffsQuery(search));
  const [deciding, setDeciding] = useState<WriteOffView | null>(null);
  return (
    <>
      <ListPage
        title="坏账核销"
        storeKey={`desk-write-offs:${userId}`}
        address={address}
        page={search}
        result={result}
        tabs={tabs}
        table={{
          columns: columns(setDeciding),
          rowKey: (row) => row.writeOffNo,
          stacks: true,
          empty: <EmptyState title="没有坏账核销">在客户的应收明细里可以提交核销，由另一人复核。</EmptyState>,
        }}
      />
      {deciding && <DecideDialog writeOff={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
