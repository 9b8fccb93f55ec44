import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Pagination } from '#platform/web/display/pagination.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { PAGE_SIZES, pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type Selection, useSelection } from '#platform/web/kits/list/use-selection.ts';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { PERIODS } from '../rules/purchase-periods.ts';
import { ExportPurchases } from './export-purchases.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { PurchaseFilters } from './purchase-filters.tsx';
import { purchaseFacetsQuery, purchaseListQuery } from './purchase-queries.ts';
import { PurchaseResult } from './purchase-result.tsx';
import { listInputOf, type PurchaseSearch, periodOf } from './purchase-search.ts';
import styles from './purchase-view.module.css';

/** Quantities that were typed, by item; everything else stands at what is offered. */
function useQuantities() {
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    of: ({ skuCode, offeredQuantity }: PurchasedItem) => typed.get(skuCode) ?? offeredQuantity,
    set: ({ skuCode }: PurchasedItem, quantity: number) => setTyped((now) => new Map(now).set(skuCode, quantity)),
  };
}

export type Quantities = ReturnType<typeof useQuantities>;
export type PurchaseSelection = Selection<PurchasedItem>;

/** What the firm has bought, ready to be bought again. */
export function PurchaseView({ search }: { search: PurchaseSearch }) {
  const address = useListAddress();
  const { data: facets } = useSuspenseQuery(purchaseFacetsQuery(periodOf(search)));
  const result = useListQuery(purchaseListQuery(listInputOf(search)));
  const selection = useSelection<PurchasedItem>();
  const quantities = useQuantities();
  const tabs = [
    { key: 'all', label: '全部', href: address.hrefOf({ tab: undefined }), count: facets.itemCount },
    { key: 'frequent', label: '常购', href: address.hrefOf({ tab: 'frequent' }), count: facets.frequentCount },
  ];
  return (
    <Stack gap={12}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '已购商品' }]} />
      <div className={styles.head}>
        <h1 className={styles.title}>已购商品</h1>
        <p className={styles.sum}>
          {PERIODS[periodOf(search)].label}买过 <b>{facets.itemCount.toLocaleString('zh-CN')}</b> 种，共{' '}
          <b>
            <Money yuan={facets.amount} exact />
          </b>
        </p>
        <ExportPurchases search={search} />
      </div>
      <Card>
        <TabLinks label="已购商品分类" tabs={tabs} current={search.tab ?? 'all'} />
        <PurchaseFilters search={search} address={address} facets={facets} />
        <PurchaseResult
          search={search}
          address={address}
          result={result}
          selection={selection}
          quantities={quantities}
        />
        {result.data && result.data.total > 0 && (
          <div className={styles.foot}>
            <Pagination
              {...pageOfUrl(search)}
              total={result.data.total}
              hrefOf={(pageNo) => address.hrefOf({ pageNo: pageNo === 1 ? undefined : pageNo })}
              pageSizes={PAGE_SIZES}
              onPageSize={(pageSize) => address.go({ pageSize: pageSize === 20 ? undefined : pageSize })}
            />
          </div>
        )}
      </Card>
      {result.data && result.data.list.length > 0 && (
        <PurchaseBar rows={result.data.list} selection={selection} quantities={quantities} />
      )}
    </Stack>
  );
}
