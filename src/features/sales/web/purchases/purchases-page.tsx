import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { NoPermission } from '#platform/web/feedback/no-permission.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readPurchasesSearch } from './purchases-search.ts';
import { PurchasesView } from './purchases-view.tsx';

/** Participant type of sales accounts (specification 1). */
const SALES = 5;

export const Route = createFileRoute('/_user/user/sales/purchases.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session?.participantExtendType !== SALES) return;
    const { loadPurchases } = await import('./load-purchases.ts');
    await loadPurchases(queryClient, readPurchasesSearch(deps));
  },
  component: PurchasesPage,
});

/** What the customers of a sales account buy; others are led away before they come here. */
function PurchasesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readPurchasesSearch(Route.useSearch());
  if (session?.participantExtendType !== SALES) return <NoPermission message="没有访问客户采购的权限" />;
  return <PurchasesView search={search} />;
}
