import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readDeliverySearch } from '../address/page-search.ts';
import { DeliveryPageView } from './delivery-page-view.tsx';
import { loadDelivery } from './load-delivery.ts';

export const Route = createFileRoute('/_user/user/report/delivery.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDelivery(context.queryClient, readDeliverySearch(deps)),
  component: DeliveryPage,
});

function DeliveryPage() {
  return <DeliveryPageView search={readDeliverySearch(Route.useSearch())} />;
}
