import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { sharedDetailsHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { CommentForm } from './comment-form.tsx';
import { sharedQuoteQuery } from './share-api.ts';
import { shareHead } from './share-head.ts';
import { readShareAddress } from './share-page-address.ts';
import { SharedQuoteView } from './shared-quote-view.tsx';

export const Route = createFileRoute('/_mobile/shareQuota.html')({
  validateSearch: readShareAddress,
  loaderDeps: ({ search }) => readShareAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    const { title, firmName } = await orNotFound(context.queryClient.ensureQueryData(sharedQuoteQuery(code)));
    return { title: `报价：${title}`, description: `${firmName} 的报价，点开查看明细和有效期` };
  },
  head: ({ loaderData }) => (loaderData ? shareHead(loaderData.title, loaderData.description) : {}),
  component: ShareQuotaPage,
  notFoundComponent: EndedLink,
});

/** A quote for whoever holds a link to it. */
function ShareQuotaPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedQuoteQuery(code));
  const change = <ButtonLink href={sharedDetailsHref(code)}>修改地址或发票</ButtonLink>;
  return (
    <SharedQuoteView quote={data} actions={data.canAsk && change}>
      {data.canComment && <CommentForm code={code} />}
    </SharedQuoteView>
  );
}
