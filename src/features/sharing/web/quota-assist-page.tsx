import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { CommentForm } from './comment-form.tsx';
import { sharedQuoteQuery } from './share-api.ts';
import { shareHead } from './share-head.ts';
import { readShareAddress } from './share-page-address.ts';
import { SharedQuoteView } from './shared-quote-view.tsx';

export const Route = createFileRoute('/_mobile/quotaAssist.html')({
  validateSearch: readShareAddress,
  loaderDeps: ({ search }) => readShareAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    const { title } = await orNotFound(context.queryClient.ensureQueryData(sharedQuoteQuery(code)));
    return { title: `请协助确认报价：${title}`, description: '请核对型号、数量和交期，并留下您的意见' };
  },
  head: ({ loaderData }) => (loaderData ? shareHead(loaderData.title, loaderData.description) : {}),
  component: QuotaAssistPage,
  notFoundComponent: EndedLink,
});

/** Asks somebody who knows the goods (an engineer, a workshop) to look over a quote and say a word. */
function QuotaAssistPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedQuoteQuery(code));
  return (
    <SharedQuoteView quote={data}>
      {data.canComment && <CommentForm code={code} hint="请核对型号、数量和交期，您的意见会记入报价的沟通记录。" />}
    </SharedQuoteView>
  );
}
