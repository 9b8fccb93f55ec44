import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { purchaseFacetsQuery, purchaseListQuery } from './purchase-queries.ts';
import { listInputOf, periodOf, readPurchaseSearch } from './purchase-search.ts';
import { PurchaseView } from './purchase-view.tsx';

export const Route = createFileRoute('/_purchase/purchase.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const search = readPurchaseSearch(deps);
    // Who may not look at orders is refused here; the page says so.
    await Promise.all([
      queryClient.ensureQueryData(purchaseFacetsQuery(periodOf(search))),
      loadList(queryClient, purchaseListQuery(listInputOf(search))),
    ]);
  },
  component: PurchasePage,
});

function PurchasePage(): ReactNode {
  return <PurchaseView search={readPurchaseSearch(Route.useSearch())} />;
}
