import { createFileRoute } from '@tanstack/react-router';
import { AgreementList } from './agreement-list.tsx';
import { readPriceSearch } from './price-search.ts';
import { PromotionList } from './promotion-list.tsx';

export const Route = createFileRoute('/_desk/desk/prices.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadPrices } = await import('./load-prices.ts');
    await loadPrices(context.queryClient, deps);
  },
  component: PricesPage,
});

/** Desk: what customers have agreed, and what is promoted for everybody. */
function PricesPage() {
  const search = readPriceSearch(Route.useSearch());
  return search.tab === 'promotions' ? <PromotionList search={search} /> : <AgreementList search={search} />;
}
