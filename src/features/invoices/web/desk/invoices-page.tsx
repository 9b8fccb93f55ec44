import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StateTag } from '#business/documents/web/public.ts';
import { DESK_INVOICE_RULES_PATH, DESK_TAX_CODES_PATH, deskInvoiceHref } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskRow } from '../../contract/invoice-schemas.ts';
import { applicationStates } from '../../rules/application-states.ts';
import { QUEUE_TABS, queueQuery, readQueueSearch } from './desk-api.ts';

export const Route = createFileRoute('/_desk/desk/invoices.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadQueue } = await import('./load-invoices.ts');
    await loadQueue(context.queryClient, deps);
  },
  component: InvoicesPage,
});

const CLOCKS = { none: null, soon: <Tag tone="warning">即将超时</Tag>, late: <Tag tone="danger">已超时</Tag> } as const;

const COLUMNS: readonly ListColumn<DeskRow>[] = [
  {
    key: 'applicationNo',
    title: '申请单号',
    width: 150,
    fixed: true,
    rowHeader: true,
    render: (row) => <PageLink href={deskInvoiceHref(row.applicationNo)}>{row.applicationNo}</PageLink>,
  },
  { key: 'firm', title: '客户', width: 190, ellipsis: true, render: (row) => row.firmName },
  {
    key: 'title',
    title: '抬头',
    render: (row) => (
      <CellLines>
        {row.title}
        <small>
          {row.typeLabel} · {row.sourceLabel}
        </small>
      </CellLines>
    ),
  },
  { key: 'amount', title: '金额', width: 120, align: 'right', render: (row) => <Money yuan={row.amount} exact /> },
  {
    key: 'trouble',
    title: '待办',
    width: 150,
    render: (row) => (
      <CellLines>
        {row.missingCodes > 0 && <Tag tone="warning">{row.missingCodes} 行缺编码</Tag>}
        {row.failed > 0 && <Tag tone="danger">{row.failed} 张失败</Tag>}
        {row.redWaiting > 0 && <Tag tone="warning">{row.redWaiting} 张红字待处理</Tag>}
        {row.redExpiresAt && <small>红字确认截止 {displayTime(row.redExpiresAt)}</small>}
      </CellLines>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 104,
    render: (row) => <StateTag states={applicationStates} status={row.status} label={row.statusLabel} />,
  },
  {
    key: 'due',
    title: '应处理',
    width: 150,
    render: (row) =>
      row.dueAt === null ? (
        '—'
      ) : (
        <CellLines>
          {displayTime(row.dueAt)}
          {CLOCKS[row.clock]}
        </CellLines>
      ),
  },
  { key: 'assignee', title: '处理人', width: 84, render: (row) => row.assigneeName || '—' },
];

/** Desk: applications for invoices, what was promised first at the top. */
function InvoicesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const search = readQueueSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(queueQuery(search));
  const [typed, setTyped] = useState(search.keyword ?? '');
  useEffect(() => setTyped(search.keyword ?? ''), [search.keyword]);
  return (
    <ListPage
      title="开票处理"
      storeKey={`desk-invoices:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, QUEUE_TABS, { usual: 'new', current: search.tab, counts: result.data?.counts })}
      filters={
        <FilterBar
          label="筛选开票申请"
          active={Boolean(search.keyword)}
          onSearch={() => address.go({ keyword: typed.trim() || undefined })}
          onReset={() => address.go({ keyword: undefined })}
        >
          <FilterText label="申请单、发票、订单号，商品或客户" width={280} value={typed} onChange={setTyped} />
        </FilterBar>
      }
      tools={
        <>
          <ButtonLink size="sm" href={DESK_TAX_CODES_PATH}>
            税收编码
          </ButtonLink>
          <ButtonLink size="sm" href={DESK_INVOICE_RULES_PATH}>
            开票规则
          </ButtonLink>
        </>
      }
      table={{
        columns: COLUMNS,
        rowKey: (row) => row.applicationNo,
        rowName: (row) => row.applicationNo,
        onOpen: (row) => void router.navigate({ href: deskInvoiceHref(row.applicationNo) }),
        stacks: true,
        empty: <EmptyState title="这里没有开票申请">换个分类或条件看看。</EmptyState>,
      }}
    />
  );
}
