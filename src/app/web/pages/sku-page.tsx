import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { categoryHref, itemHref, loginHref } from '#business/paths/rules/public.ts';
import { sessionQuery, usePermission } from '#features/access/web/public.ts';
import { recordView, useAddToCart } from '#features/cart/web/public.ts';
import type { DeliveryDay } from '#features/catalog/contract/delivery-schemas.ts';
import {
  chooseRegion,
  itemQuery,
  ReplacementSection,
  SeriesSection,
  SkuFacts,
  SkuView,
  useSeries,
} from '#features/catalog/web/public.ts';
import { CustomerCodes } from '#features/materials/web/public.ts';
import { ItemPurchaseLine } from '#features/orders/web/public.ts';
import { RegionPicker } from '#features/profile/web/public.ts';
import { SkuRecommendations } from '#features/recommendations/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { pageHead } from '#platform/web/page-head.ts';
import { loadSku } from './sku/load-sku.ts';
import { loadSkuHead } from './sku/load-sku-head.ts';
import { SkuActs } from './sku/sku-acts.tsx';
import styles from './sku-page.module.css';

const SEARCH_ID = /^[0-9A-Za-z-]{1,64}$/;

interface SkuSearch {
  searchId?: string;
  /** Customer code that a search came by. */
  matched?: string;
}

export const Route = createFileRoute('/_default/u-{$id}.html')({
  validateSearch: ({ searchId, matched }: Record<string, unknown>): SkuSearch => ({
    ...(typeof searchId === 'string' && SEARCH_ID.test(searchId) ? { searchId } : {}),
    ...(typeof matched === 'string' ? { matched } : {}),
  }),
  loader: async ({ context: { queryClient }, params }) => {
    try {
      return await loadSkuHead(queryClient, await loadSku(queryClient, params.id));
    } catch (error) {
      // A number nobody has, or one that can be no number at all: the page does not exist.
      if (isCallError(error) && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: SkuPage,
});

/** Product page: the item, its whole series, everything known about it. */
function SkuPage() {
  const { id } = Route.useParams();
  const { searchId, matched } = Route.useSearch();
  const { data: item } = useSuspenseQuery(itemQuery(id));
  const series = useSeries(id);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const cart = useAddToCart();
  const signedIn = session !== null;
  const knowsOrders = usePermission('ORDER_MANAGEMENT');

  useEffect(() => {
    if (signedIn) recordView(item.itemCode);
  }, [signedIn, item.itemCode]);

  const crumbs = item.crumbs.map(({ categoryCode, categoryName }) => ({
    label: categoryName,
    href: categoryHref(categoryCode),
  }));
  const wayIn = signedIn ? null : loginHref(itemHref(id));
  return (
    <Stack gap={16} className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, ...crumbs, { label: item.productName }]} />
      <SkuView
        key={item.itemCode}
        item={item}
        cart={cart}
        searchId={searchId}
        loginHref={wayIn}
        codes={signedIn && <CustomerCodes itemCode={item.itemCode} matched={matched} />}
        region={<DeliveryRegion {...item.delivery} />}
        purchases={knowsOrders && <ItemPurchaseLine itemCode={item.itemCode} />}
        acts={
          <SkuActs
            itemCode={item.itemCode}
            productName={item.productName}
            quantity={item.moqSales}
            signedIn={signedIn}
            blocked={item.obstacle !== null}
          />
        }
      />
      {item.hasReplacements && <ReplacementSection itemCode={item.itemCode} cart={cart} />}
      {series && series.itemCount > 1 && <SeriesSection series={series} currentItem={item.itemCode} add={cart.add} />}
      <SkuFacts item={item} series={series} />
      <SkuRecommendations item={item} cart={cart} />
    </Stack>
  );
}

/** Where the goods go; people who may order choose among their addresses first. */
function DeliveryRegion({ regionCode, regionText }: Pick<DeliveryDay, 'regionCode' | 'regionText'>) {
  const queryClient = useQueryClient();
  const hasAddresses = usePermission('ORDER_ADD');
  return (
    <RegionPicker
      value={regionCode}
      text={regionText}
      hasAddresses={hasAddresses}
      onChoose={(code) => void chooseRegion(queryClient, code)}
    />
  );
}
