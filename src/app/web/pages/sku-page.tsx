import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { recordView } from '#features/cart/web/public.ts';
import { itemTitle } from '#features/catalog/rules/public.ts';
import { itemQuery } from '#features/catalog/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { NotFound } from '#platform/web/feedback/not-found.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { pageHead } from '#platform/web/page-head.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';
import { MISSING_TITLE } from '../page-title.ts';
import { KnownSku } from './sku/known-sku.tsx';
import { intendSku, knownSku, loadSku } from './sku/load-sku.ts';
import { loadSkuHead } from './sku/load-sku-head.ts';
import { skuSearchOf } from './sku/sku-search.ts';

export const Route = createFileRoute('/_default/u-{$id}.html')({
  validateSearch: skuSearchOf,
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
  const { searchId, matched } = Route.useSearch();
  const queryClient = useQueryClient();
  const { data = null, error, isFetching, refetch } = useQuery(itemQuery(id));
  const known = data ?? knownSku(queryClient, id);
  // Who presses while the item is being loaded ahead finds that answer, and nothing of the rest has been asked for.
  useEffect(() => {
    loadSku(queryClient, id).catch(() => undefined);
  }, [queryClient, id]);
  useRecordedView(data?.itemCode ?? null);
  const requestId = isCallError(error) ? error.requestId : null;
  const retry = () => void refetch();
  const gone = !data && isGone(error);
  // The name came from a list: the router took the page for one that exists.
  useLayoutEffect(() => {
    if (gone) document.title = MISSING_TITLE;
  }, [gone]);
  if (gone) return <NotFound />;
  if (!known && error) return <ErrorState page title="商品加载失败" requestId={requestId} onRetry={retry} />;
  if (!known) return <SkeletonLines count={8} />;
  const failure = error && !data ? { requestId, retrying: isFetching, retry } : null;
  return (
    <KnownSku key={id} id={id} known={known} item={data} searchId={searchId} matched={matched} failure={failure} />
  );
}

/** People who are signed in find again what they have looked at. */
function useRecordedView(itemCode: string | null): void {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const signedIn = session !== null;
  useEffect(() => {
    if (signedIn && itemCode !== null) recordView(itemCode);
  }, [signedIn, itemCode]);
}
