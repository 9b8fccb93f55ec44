import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deskQuoteHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import exports from '../../contract/exports.gen.json';
import type { QuoteQueueRow } from '../../contract/quote-desk-schemas.ts';
import { QUOTE_DESK_TABS } from '../../rules/quote-status.ts';
import styles from '../quote.module.css';
import { quoteQueueQuery } from '../quote-api.ts';
import { queueFilterOf, readQuoteDeskSearch } from '../quote-search.ts';
import { QuoteTag } from '../quote-tag.tsx';
import { DemandPanel } from './demand-panel.tsx';

export const Route = createFileRoute('/_desk/desk/quotes.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadQuotes } = await import('./load-quotes.ts');
    await loadQuotes(context.queryClient, deps);
  },
  component: QuotesPage,
});

const COLUMNS: readonly ListColumn<QuoteQueueRow>[] = [
  {
    key: 'quoteNo',
    title: '报价单号',
    width: 146,
    fixed: true,
    rowHeader: true,
    render: (row) => <PageLink href={deskQuoteHref(row.quoteNo)}>{row.quoteNo}</PageLink>,
  },
  { key: 'firm', title: '客户', width: 220, ellipsis: true, render: (row) => row.firmName },
  { key: 'title', title: '内容', ellipsis: true, render: (row) => row.title },
  {
    key: 'due',
    title: '承诺答复',
    width: 170,
    render: (row) => (
      <span className={row.overdue ? styles.late : undefined}>
        {row.dueAt ? displayTime(row.dueAt) : '—'}
        {row.overdue && ' 已超时'}
      </span>
    ),
  },
  { key: 'assignee', title: '处理人', width: 84, render: (row) => row.assigneeName || '—' },
  { key: 'shareCode', title: '销售工号', width: 96, optional: true, render: (row) => row.shareCode ?? '—' },
  {
    key: 'total',
    title: '已发总额',
    width: 120,
    align: 'right',
    render: (row) => (row.sentVersion > 0 ? <Money yuan={row.totalAmount} exact /> : '—'),
  },
  {
    key: 'until',
    title: '有效期至',
    width: 140,
    render: (row) => (row.validUntil ? displayTime(row.validUntil) : '—'),
  },
  {
    key: 'status',
    title: '状态',
    width: 108,
    render: (row) => <QuoteTag status={row.status} label={row.statusLabel} />,
  },
];

/** Desk: quotes to be priced, talked about and looked at, what was promised first at the top. */
function QuotesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const search = readQuoteDeskSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(quoteQueueQuery(search));
  const [counting, setCounting] = useState(false);
  return (
    <Stack>
      {counting && <DemandPanel />}
      <ListPage
        title="报价处理"
        storeKey={`desk-quotes:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, QUOTE_DESK_TABS, { usual: 'new', current: search.tab, counts: result.data?.counts })}
        filters={
          <KeywordFilter label="筛选报价" hint="报价单号、内容或客户" keyword={search.keyword} address={address} />
        }
        tools={
          <>
            <ExportButton size="sm" {...exports['desk-quotes']} input={queueFilterOf(search)} rows={result.data?.total}>
              导出
            </ExportButton>
            <Button size="sm" aria-expanded={counting} onClick={() => setCounting(!counting)}>
              {counting ? '收起统计' : '需求统计'}
            </Button>
          </>
        }
        table={{
          columns: COLUMNS,
          rowKey: (row) => row.quoteNo,
          rowName: (row) => row.quoteNo,
          onOpen: (row) => void router.navigate({ href: deskQuoteHref(row.quoteNo) }),
          empty: <EmptyState title="这里没有报价">换个分类看看。</EmptyState>,
        }}
      />
    </Stack>
  );
}
