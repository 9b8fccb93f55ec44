import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { PromotionRow } from '../../contract/price-desk-schemas.ts';
import { priceDeskApi } from '../price-desk-api.ts';
import { promotionsQuery } from './desk-queries.ts';
import { EndDialog } from './end-dialog.tsx';
import { ItemCell, PriceCell, StateTag } from './price-cells.tsx';
import { PriceFilters } from './price-filters.tsx';
import { type PriceSearch, TABS } from './price-search.ts';
import { priceTabs } from './price-tabs.ts';
import { PromotionDialog } from './promotion-dialog.tsx';

const columns = (onEnd: (row: PromotionRow) => void): readonly ListColumn<PromotionRow>[] => [
  { key: 'name', title: '活动', width: 200, fixed: true, render: (row) => row.name },
  { key: 'item', title: '商品', fixed: true, rowHeader: true, render: (row) => <ItemCell row={row} /> },
  { key: 'price', title: '促销价', width: 150, align: 'right', render: (row) => <PriceCell row={row} /> },
  { key: 'startsAt', title: '开始时间', width: 150, render: (row) => displayTime(row.startsAt) },
  { key: 'endsAt', title: '结束时间', width: 150, render: (row) => displayTime(row.endsAt) },
  { key: 'state', title: '状态', width: 84, render: (row) => <StateTag state={row.state} /> },
  {
    key: 'acts',
    title: '操作',
    width: 84,
    fixed: true,
    render: (row) =>
      row.state !== 'ended' && (
        <Button kind="quiet" size="sm" aria-label={`终止 ${row.skuCode} ${row.name}`} onClick={() => onEnd(row)}>
          终止
        </Button>
      ),
  },
];

/** Promotions of everybody. */
export function PromotionList({ search }: { search: PriceSearch }) {
  const address = useListAddress();
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<PromotionRow | null>(null);
  return (
    <>
      <ListPage
        title={TABS.promotions}
        storeKey="desk-promotions"
        address={address}
        page={search}
        result={useListQuery(promotionsQuery(search))}
        tabs={priceTabs(address, 'promotions')}
        filters={<PriceFilters search={search} address={address} />}
        tools={
          <Button kind="primary" onClick={() => setAdding(true)}>
            新增促销价
          </Button>
        }
        table={{
          columns: columns(setEnding),
          rowKey: (row) => row.id,
          empty: <EmptyState title="没有促销价">换个条件，或新增一条促销价。</EmptyState>,
        }}
      />
      <PromotionDialog open={adding} onClose={() => setAdding(false)} />
      {ending && (
        <EndDialog
          title={`终止“${ending.name}”？`}
          onEnd={() => priceDeskApi.call.endPromotion({ id: ending.id })}
          onClose={() => setEnding(null)}
        >
          {`${ending.skuCode} ${ending.productName}：立即恢复原价。还未开始的促销会被删除。`}
        </EndDialog>
      )}
    </>
  );
}
