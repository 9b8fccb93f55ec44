import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { recordView, useAddToCart } from '#features/cart/web/public.ts';
import {
  categoryHref,
  itemQuery,
  SeriesSection,
  SkuFacts,
  SkuView,
  seriesQuery,
} from '#features/catalog/web/public.ts';
import { CustomerCodes, customerCodesQuery } from '#features/materials/web/public.ts';
import { SkuRecommendations } from '#features/recommendations/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import styles from './sku-page.module.css';

const SEARCH_ID = /^[0-9A-Za-z-]{1,64}$/;

interface SkuSearch {
  searchId?: string;
  /** Customer code that a search came by. */
  matched?: string;
}

/** Visitors have no codes, and no call is made for them. */
async function loadCodes(queryClient: QueryClient, itemCode: string): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session) await queryClient.ensureQueryData(customerCodesQuery(itemCode));
}

export const Route = createFileRoute('/_default/u-{$id}.html')({
  validateSearch: ({ searchId, matched }: Record<string, unknown>): SkuSearch => ({
    ...(typeof searchId === 'string' && SEARCH_ID.test(searchId) ? { searchId } : {}),
    ...(typeof matched === 'string' ? { matched } : {}),
  }),
  loader: async ({ context: { queryClient }, params }) => {
    try {
      const [item] = await Promise.all([
        queryClient.ensureQueryData(itemQuery(params.id)),
        queryClient.ensureQueryData(seriesQuery(params.id)),
        loadCodes(queryClient, params.id),
      ]);
      return { title: item.productName };
    } catch (error) {
      // A number nobody has, or one that can be no number at all: the page does not exist.
      if (isCallError(error) && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: `${loaderData.title} - MRO采购系统` }] : [] }),
  component: SkuPage,
});

/** Product page: the item, its whole series, everything known about it. */
function SkuPage() {
  const { id } = Route.useParams();
  const { searchId, matched } = Route.useSearch();
  const { data: item } = useSuspenseQuery(itemQuery(id));
  const { data: series } = useSuspenseQuery(seriesQuery(id));
  const { data: session } = useSuspenseQuery(sessionQuery);
  const cart = useAddToCart();
  const signedIn = session !== null;

  useEffect(() => {
    if (signedIn) recordView(item.itemCode);
  }, [signedIn, item.itemCode]);

  const crumbs = item.crumbs.map(({ categoryCode, categoryName }) => ({
    label: categoryName,
    href: categoryHref(categoryCode),
  }));
  const loginHref = signedIn ? null : `/login.html?from=${encodeURIComponent(`/u-${id}.html`)}`;
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, ...crumbs, { label: item.productName }]} />
      <SkuView
        key={item.itemCode}
        {...{ item, cart, loginHref, searchId }}
        codes={signedIn && <CustomerCodes itemCode={item.itemCode} matched={matched} />}
      />
      {series && series.items.length > 1 && (
        <SeriesSection series={series} currentItem={item.itemCode} add={cart.add} />
      )}
      <SkuFacts item={item} />
      <SkuRecommendations item={item} cart={cart} />
    </div>
  );
}
