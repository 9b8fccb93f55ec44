import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountStatementHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { OwnReceipt } from '../../contract/receivable-schemas.ts';
import { ReceiptMatches } from '../receipt-matches.tsx';
import { ownReceiptsQuery } from '../receivable-api.ts';
import styles from '../receivables.module.css';

const COLUMNS: readonly Column<OwnReceipt>[] = [
  {
    key: 'no',
    header: '回款',
    width: 170,
    rowHeader: true,
    render: ({ receiptNo, receivedOn, methodLabel }) => (
      <Pair>
        <span>{receiptNo}</span>
        <small>
          {receivedOn} · {methodLabel}
        </small>
      </Pair>
    ),
  },
  { key: 'payer', header: '付款人', width: 180, render: ({ payerName }) => payerName || '—' },
  { key: 'amount', header: '金额', width: 130, align: 'right', render: ({ amount }) => <Money yuan={amount} exact /> },
  {
    key: 'state',
    header: '状态',
    width: 130,
    render: ({ statusLabel, billDueOn, reversedReason }) => (
      <Pair>
        <span>{statusLabel}</span>
        <small>{reversedReason || (billDueOn ? `汇票 ${billDueOn} 到期` : '')}</small>
      </Pair>
    ),
  },
  {
    key: 'matches',
    header: '核销明细',
    render: (row) => <ReceiptMatches receipt={row} hrefOf={accountStatementHref} />,
  },
];

/** What the company has paid, and which statements it was put on. */
export function OwnReceipts() {
  const [pageNo, setPageNo] = useState(1);
  const { data, isFetching } = useQuery(ownReceiptsQuery(pageNo));
  const { list = [], total = 0 } = data ?? {};
  return (
    <Section title="付款与核销" flush>
      {data && list.length === 0 ? (
        <EmptyState title="还没有付款记录">到账的款项会显示在这里，并说明核销到哪张对账单。</EmptyState>
      ) : (
        <DataTable
          caption="付款与核销"
          columns={COLUMNS}
          rows={list}
          rowKey={(row) => row.receiptNo}
          stale={isFetching}
          stacks
        />
      )}
      {total > 10 && (
        <Row gap={8} looks={['end']} className={styles.pager}>
          <Button size="sm" disabled={pageNo === 1} onClick={() => setPageNo(pageNo - 1)}>
            上一页
          </Button>
          <Button size="sm" disabled={pageNo * 10 >= total} onClick={() => setPageNo(pageNo + 1)}>
            下一页
          </Button>
        </Row>
      )}
    </Section>
  );
}
