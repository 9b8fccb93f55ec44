import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { categoryHref, itemHref, loginHref } from '#business/paths/rules/public.ts';
import { sessionQuery, usePermission } from '#features/access/web/public.ts';
import { recordView, useAddToCart } from '#features/cart/web/public.ts';
import type { DeliveryDay } from '#features/catalog/contract/delivery-schemas.ts';
import type { ItemPage } from '#features/catalog/contract/item-page-schemas.ts';
import { itemTitle } from '#features/catalog/rules/public.ts';
import { chooseRegion, itemQuery, type KnownItem, SkuView } from '#features/catalog/web/public.ts';
import { CustomerCodes } from '#features/materials/web/public.ts';
import { ItemPurchaseLine } from '#features/orders/web/public.ts';
import { RegionPicker } from '#features/profile/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { NotFound } from '#platform/web/feedback/not-found.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { pageHead } from '#platform/web/page-head.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';
import { intendSku, knownSku, loadSku } from './sku/load-sku.ts';
import { loadSkuHead } from './sku/load-sku-head.ts';
import { SkuActs } from './sku/sku-acts.tsx';
import { SkuBelow } from './sku/sku-below.tsx';
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
  loader: async ({ context: { queryClient }, params: { id }, preload }) => {
    if (preload) return intendSku(queryClient, id);
    const known = serverBridge() ? undefined : knownSku(queryClient, id);
    const loading = loadSku(queryClient, id);
    if (known) {
      // The page shows what came of it, also that there is no such item.
      loading.catch(() => undefined);
      return undefined;
    }
    try {
      return await loadSkuHead(queryClient, await loading);
    } catch (error) {
      throw isGone(error) ? notFound() : error;
    }
  },
  head: ({ loaderData, match, params }) => {
    const known = loaderData ? null : knownSku(match.context.queryClient, params.id);
    if (known) return pageHead({ title: itemTitle(known) });
    return loaderData ? pageHead(loaderData) : {};
  },
  component: SkuPage,
});

/** A number nobody has, or one that can be no number at all: the page does not exist. */
const isGone = (error: unknown) => isCallError(error) && (error.status === 404 || error.status === 400);

/** Product page: the item, its whole series, everything known about it. */
function SkuPage() {
  const { id } = Route.useParams();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(itemQuery(id));
  const known = data ?? knownSku(queryClient, id);
  // Who presses while the item is being loaded ahead finds that answer, and nothing of the rest has been asked for.
  useEffect(() => {
    loadSku(queryClient, id).catch(() => undefined);
  }, [queryClient, id]);
  if (error && !data) {
    if (isGone(error)) return <NotFound />;
    const requestId = isCallError(error) ? error.requestId : null;
    return <ErrorState page title="商品加载失败" requestId={requestId} onRetry={() => void refetch()} />;
  }
  if (!known) return <SkeletonLines count={8} />;
  return <KnownSku key={id} id={id} known={known} item={data ?? null} />;
}

interface KnownSkuProps {
  id: string;
  known: KnownItem;
  item: ItemPage | null;
}

function KnownSku({ id, known, item }: KnownSkuProps) {
  const { searchId, matched } = Route.useSearch();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const cart = useAddToCart();
  const signedIn = session !== null;
  const knowsOrders = usePermission('ORDER_MANAGEMENT');
  const code = item?.itemCode ?? null;

  useEffect(() => {
    if (signedIn && code !== null) recordView(code);
  }, [signedIn, code]);

  const crumbs = (item?.crumbs ?? []).map(({ categoryCode, categoryName }) => ({
    label: categoryName,
    href: categoryHref(categoryCode),
  }));
  const wayIn = signedIn ? null : loginHref(itemHref(id));
  return (
    <Stack gap={16} className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, ...crumbs, { label: known.productName }]} />
      <SkuView
        item={item}
        known={known}
        loginHref={wayIn}
        parts={{
          cart,
          searchId,
          codes: signedIn && <CustomerCodes itemCode={id} matched={matched} />,
          region: item && <DeliveryRegion {...item.delivery} />,
          purchases: knowsOrders && <ItemPurchaseLine itemCode={id} />,
          acts: item && (
            <SkuActs
              itemCode={item.itemCode}
              productName={item.productName}
              quantity={item.moqSales}
              signedIn={signedIn}
              blocked={item.obstacle !== null}
            />
          ),
        }}
      />
      <SkuBelow itemCode={id} item={item} cart={cart} />
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
