import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { StockCorrectionRow, StockRow } from '../../contract/stock-desk-contract.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { correctionsQuery, levelsQuery } from './stock-desk-api.ts';
import { StockFilters } from './stock-filters.tsx';
import { readStockSearch, STOCK_TABS, type StockSearch, type StockTab } from './stock-search.ts';

export const Route = createFileRoute('/_desk/desk/stock.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadStock } = await import('./load-stock.ts');
    await loadStock(context.queryClient, deps);
  },
  component: StockPage,
});

function Goods({ row }: { row: { skuCode: string; productName: string } }) {
  return (
    <CellLines>
      <span>{row.productName}</span>
      <small>{row.skuCode}</small>
    </CellLines>
  );
}

const levelColumns = (onCorrect: (row: StockRow) => void): readonly ListColumn<StockRow>[] => [
  { key: 'goods', title: '商品', rowHeader: true, fixed: true, render: (row) => <Goods row={row} /> },
  { key: 'brand', title: '品牌', width: 120, optional: true, render: (row) => row.brandName ?? '—' },
  { key: 'warehouse', title: '仓库', width: 84, render: (row) => row.warehouseName },
  { key: 'onHand', title: '账面', width: 80, align: 'right', render: (row) => row.onHand.toLocaleString('zh-CN') },
  { key: 'reserved', title: '预占', width: 70, align: 'right', render: (row) => row.reserved || '—' },
  {
    key: 'available',
    title: '可用',
    width: 100,
    align: 'right',
    render: (row) => `${row.available.toLocaleString('zh-CN')} ${row.orderUnit}`,
  },
  { key: 'updatedAt', title: '更新时间', width: 140, optional: true, render: (row) => displayTime(row.updatedAt) },
  {
    key: 'acts',
    title: '操作',
    width: 84,
    fixed: true,
    render: (row) => (
      <Button
        kind="quiet"
        size="sm"
        aria-label={`更正 ${row.skuCode} ${row.warehouseName}`}
        onClick={() => onCorrect(row)}
      >
        更正
      </Button>
    ),
  },
];

const HISTORY: readonly ListColumn<StockCorrectionRow>[] = [
  { key: 'at', title: '时间', width: 140, fixed: true, render: (row) => displayTime(row.at) },
  { key: 'goods', title: '商品', rowHeader: true, fixed: true, render: (row) => <Goods row={row} /> },
  { key: 'warehouse', title: '仓库', width: 84, render: (row) => row.warehouseName },
  { key: 'before', title: '更正前', width: 74, align: 'right', render: (row) => row.before },
  { key: 'after', title: '更正后', width: 74, align: 'right', render: (row) => row.after },
  {
    key: 'difference',
    title: '差异',
    width: 64,
    align: 'right',
    render: (row) => (row.after > row.before ? `+${row.after - row.before}` : row.after - row.before),
  },
  { key: 'reason', title: '原因', ellipsis: true, render: (row) => row.reason },
  { key: 'actor', title: '经办', width: 80, render: (row) => row.actorName ?? '—' },
];

const tabsOf = (address: ListAddress, current: StockTab) =>
  listTabs(address, STOCK_TABS, { usual: 'levels', current, change: { kind: undefined } });

type ListProps = { search: StockSearch; address: ListAddress };

function LevelList({ search, address }: ListProps) {
  const [correcting, setCorrecting] = useState<StockRow | null>(null);
  return (
    <>
      <ListPage
        title="库存"
        storeKey="desk-stock"
        address={address}
        page={search}
        result={useListQuery(levelsQuery(search))}
        tabs={tabsOf(address, 'levels')}
        filters={<StockFilters search={search} address={address} />}
        table={{
          columns: levelColumns(setCorrecting),
          rowKey: (row) => `${row.skuCode} ${row.warehouse}`,
          empty: <EmptyState title="没有库存">换个条件看看。</EmptyState>,
        }}
      />
      {correcting && <CorrectDialog row={correcting} onClose={() => setCorrecting(null)} />}
    </>
  );
}

function CorrectionList({ search, address }: ListProps) {
  return (
    <ListPage
      title="库存更正记录"
      storeKey="desk-stock-corrections"
      address={address}
      page={search}
      result={useListQuery(correctionsQuery(search))}
      tabs={tabsOf(address, 'history')}
      filters={<StockFilters search={search} address={address} />}
      table={{
        columns: HISTORY,
        rowKey: (row) => `${row.at} ${row.skuCode} ${row.warehouseName}`,
        empty: <EmptyState title="没有更正记录">盘点、报损和入库的更正会记在这里。</EmptyState>,
      }}
    />
  );
}

/** Desk: what lies where, and who corrected it why. */
function StockPage() {
  const search = readStockSearch(Route.useSearch());
  const address = useListAddress();
  if (search.tab === 'history') return <CorrectionList search={search} address={address} />;
  return <LevelList search={search} address={address} />;
}
