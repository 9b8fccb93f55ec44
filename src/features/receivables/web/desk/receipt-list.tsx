import { useState } from 'react';
import { StateTag } from '#business/documents/web/public.ts';
import { deskStatementHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import exports from '../../contract/exports.gen.json';
import type { ReceiptView } from '../../contract/receivable-schemas.ts';
import { receiptStates } from '../../rules/receipt-states.ts';
import { ReceiptMatches } from '../receipt-matches.tsx';
import { KeywordBar } from './keyword-bar.tsx';
import type { ReceivableListProps } from './list-props.ts';
import { receiptsQuery } from './load-receivables.ts';
import { type ReceiptAct, ReceiptActs } from './receipt-acts.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { exportedReceipts } from './receivables-search.ts';

export interface OpenedReceipt {
  receipt: ReceiptView;
  act: ReceiptAct;
}

export const receiptColumns = (open: (opened: OpenedReceipt) => void): readonly ListColumn<ReceiptView>[] => [
  {
    key: 'no',
    title: '回款单',
    width: 170,
    rowHeader: true,
    fixed: true,
    render: ({ receiptNo, receivedOn, methodLabel }) => (
      <Pair>
        <span>{receiptNo}</span>
        <small>
          {receivedOn} · {methodLabel}
        </small>
      </Pair>
    ),
  },
  {
    key: 'firm',
    title: '客户',
    width: 200,
    render: ({ firmName, payerName }) => (
      <Pair>
        <span>{firmName}</span>
        {payerName && payerName !== firmName && <small>付款人 {payerName}</small>}
      </Pair>
    ),
  },
  {
    key: 'amount',
    title: '金额',
    width: 130,
    align: 'right',
    fixed: true,
    render: ({ amount }) => <Money yuan={amount} exact />,
  },
  {
    key: 'status',
    title: '状态',
    width: 120,
    render: ({ status, statusLabel, billDueOn, reversedReason }) => (
      <Pair>
        <StateTag states={receiptStates} status={status} label={statusLabel} />
        {(reversedReason || billDueOn) && <small>{reversedReason || `${billDueOn} 到期`}</small>}
      </Pair>
    ),
  },
  {
    key: 'matches',
    title: '核销明细',
    fixed: true,
    render: (row) => <ReceiptMatches receipt={row} hrefOf={deskStatementHref} />,
  },
  { key: 'booker', title: '登记人', width: 90, render: ({ bookerName }) => bookerName },
  { key: 'reference', title: '银行流水号', width: 140, optional: true, render: (row) => row.bankReference || '—' },
  {
    key: 'acts',
    title: '操作',
    width: 150,
    fixed: true,
    render: (receipt) => <ReceiptActs receipt={receipt} onAct={(act) => open({ receipt, act })} />,
  },
];

/** Money that came, what it was put on, and what is left of it. */
export function ReceiptList({ search, address, tabs, userId }: ReceivableListProps) {
  const result = useListQuery(receiptsQuery(search));
  const [opened, setOpened] = useState<OpenedReceipt | null>(null);
  return (
    <>
      <ListPage
        title="回款单"
        storeKey={`desk-receipts:${userId}`}
        address={address}
        page={search}
        result={result}
        tabs={tabs}
        filters={
          <KeywordBar
            key={search.keyword}
            keyword={search.keyword}
            label="回款单号、客户、付款人、流水号或票据号"
            address={address}
          />
        }
        tools={
          <ExportButton {...exports['desk-receipts']} input={exportedReceipts(search)} rows={result.data?.total}>
            导出
          </ExportButton>
        }
        table={{
          columns: receiptColumns(setOpened),
          rowKey: (row) => row.receiptNo,
          stacks: true,
          empty: <EmptyState title="没有回款单">导入银行流水或登记回款后会显示在这里。</EmptyState>,
        }}
      />
      {opened && <ReceiptDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
