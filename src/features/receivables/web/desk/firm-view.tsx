import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskStatementHref } from '#business/paths/rules/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import type { FirmDetail, OpenItemView } from '../../contract/receivable-schemas.ts';
import { AgeBar } from '../age-bar.tsx';
import { itemColumns } from '../item-columns.tsx';
import styles from '../receivables.module.css';
import { BookDialog } from './book-dialog.tsx';
import { DunningSection } from './dunning-section.tsx';
import { firmQuery } from './load-receivables.ts';
import { PolicySection } from './policy-section.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { type OpenedReceipt, receiptColumns } from './receipt-list.tsx';
import { WriteOffDialog } from './write-off-dialog.tsx';

/** One company at the desk: what it owes item by item, its money, and what is checked when it buys. */
export function FirmView({ customerCode }: { customerCode: string }) {
  const { data, error, refetch } = useQuery(firmQuery(customerCode));
  if (error) {
    return (
      <ErrorState title="客户应收加载失败" onRetry={() => void refetch()}>
        {isCallError(error) ? error.message : undefined}
      </ErrorState>
    );
  }
  return data ? <FirmSections detail={data} /> : <SkeletonLines count={10} />;
}

function FirmSections({ detail }: { detail: FirmDetail }) {
  const [booking, setBooking] = useState(false);
  const [writingOff, setWritingOff] = useState<OpenItemView | null>(null);
  const [opened, setOpened] = useState<OpenedReceipt | null>(null);
  const { row, policy, items, receipts } = detail;
  const { customerCode } = row;
  return (
    <Stack>
      <Summary detail={detail} onBook={() => setBooking(true)} />
      <Section title="待付对账单" flush>
        {items.length === 0 ? (
          <EmptyState title="没有待付的对账单">已出账的金额都已付清。</EmptyState>
        ) : (
          <DataTable
            caption="待付对账单"
            columns={[...itemColumns(policy.interestBp !== null, deskStatementHref), writeOffColumn(setWritingOff)]}
            rows={items}
            rowKey={(item) => item.statementNo}
            stacks
          />
        )}
      </Section>
      <Section title="最近回款" flush>
        {receipts.length === 0 ? (
          <EmptyState title="没有回款">导入银行流水或登记回款后会显示在这里。</EmptyState>
        ) : (
          <DataTable
            caption="最近回款"
            columns={receiptColumns(setOpened)
              .filter(({ key, optional }) => key !== 'firm' && !optional)
              .map(({ title, ...column }): Column<FirmDetail['receipts'][number]> => ({ ...column, header: title }))}
            rows={receipts}
            rowKey={(receipt) => receipt.receiptNo}
            stacks
          />
        )}
      </Section>
      <DunningSection customerCode={customerCode} />
      <PolicySection key={policy.version} customerCode={customerCode} policy={policy} />
      {booking && <BookDialog customerCode={customerCode} onClose={() => setBooking(false)} />}
      {writingOff && (
        <WriteOffDialog customerCode={customerCode} item={writingOff} onClose={() => setWritingOff(null)} />
      )}
      {opened && <ReceiptDialog {...opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

const writeOffColumn = (ask: (item: OpenItemView) => void): Column<OpenItemView> => ({
  key: 'acts',
  header: '操作',
  width: 100,
  render: (item) =>
    !item.open.startsWith('-') && (
      <Button kind="quiet" size="sm" aria-label={`坏账核销 ${item.statementNo}`} onClick={() => ask(item)}>
        坏账核销
      </Button>
    ),
});

function Summary({ detail: { row, termDays }, onBook }: { detail: FirmDetail; onBook: () => void }) {
  const { firmName, customerCode, limit, used, open, overdue, free, ageing } = row;
  const book = (
    <Row gap={8}>
      <a href="?">返回列表</a>
      <Button kind="primary" size="sm" onClick={onBook}>
        登记回款
      </Button>
    </Row>
  );
  return (
    <Section title={firmName} note={customerCode} action={book}>
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: '授信额度', value: limit === null ? '不限或未开通' : <Money yuan={limit} exact /> },
            { label: '已用额度', value: <Money yuan={used} exact /> },
            { label: '账期', value: termDays === null ? '未开通' : `${termDays} 天` },
            { label: '未付', value: <Money yuan={open} exact /> },
            { label: '逾期', value: <Money yuan={overdue} exact /> },
            { label: '待核销回款', value: <Money yuan={free} exact /> },
          ]}
        />
      </div>
      <AgeBar ageing={ageing} />
    </Section>
  );
}
