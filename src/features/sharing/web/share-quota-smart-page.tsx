import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { smartQuoteQuery } from './share-api.ts';
import { shareHead } from './share-head.ts';
import { readShareAddress } from './share-page-address.ts';
import { SharedQuoteView } from './shared-quote-view.tsx';

export const Route = createFileRoute('/_mobile/shareQuotaSmart.html')({
  validateSearch: readShareAddress,
  loaderDeps: ({ search }) => readShareAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    const { title, firmName } = await orNotFound(context.queryClient.ensureQueryData(smartQuoteQuery(code)));
    return { title: `智能柜报价：${title}`, description: `${firmName} 的智能柜报价，点开查看明细和有效期` };
  },
  head: ({ loaderData }) => (loaderData ? shareHead(loaderData.title, loaderData.description) : {}),
  component: ShareQuotaSmartPage,
  notFoundComponent: EndedLink,
});

/** A quote for smart cabinets, for whoever holds a link to it. */
function ShareQuotaSmartPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(smartQuoteQuery(code));
  return <SharedQuoteView quote={data} />;
}
