import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SharedOrderView } from '#features/orders/web/public.ts';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { smartOrderQuery } from './share-api.ts';
import { shareHead } from './share-head.ts';
import { readShareAddress } from './share-page-address.ts';

export const Route = createFileRoute('/_mobile/shareOrderSmart.html')({
  validateSearch: readShareAddress,
  loaderDeps: ({ search }) => readShareAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    const { orderNo, firmName } = await orNotFound(context.queryClient.ensureQueryData(smartOrderQuery(code)));
    return { title: `智能柜订单 ${orderNo}`, description: `${firmName} 的智能柜订单，点开查看商品和状态` };
  },
  head: ({ loaderData }) => (loaderData ? shareHead(loaderData.title, loaderData.description) : {}),
  component: ShareOrderSmartPage,
  notFoundComponent: EndedLink,
});

/** An order of a smart cabinet, for whoever holds a link to it. */
function ShareOrderSmartPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(smartOrderQuery(code));
  return <SharedOrderView order={data} />;
}
