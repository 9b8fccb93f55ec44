import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { purchaseFacetsQuery, purchaseListQuery } from './purchase-queries.ts';
import { listInputOf, periodOf, readPurchaseSearch } from './purchase-search.ts';
import { PurchaseView } from './purchase-view.tsx';

export const Route = createFileRoute('/_purchase/purchase.html')({
  validateSearch: readPurchaseSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // Who may not look at orders is refused here; the page says so.
    await Promise.all([
      queryClient.ensureQueryData(purchaseFacetsQuery(periodOf(deps))),
      loadList(queryClient, purchaseListQuery(listInputOf(deps))),
    ]);
  },
  component: PurchasePage,
});

function PurchasePage(): ReactNode {
  return <PurchaseView search={Route.useSearch()} />;
}
