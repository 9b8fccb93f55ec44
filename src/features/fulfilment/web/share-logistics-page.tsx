import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { sharedOrderHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { sharedLogisticsQuery } from './fulfilment-api.ts';
import { LogisticsView } from './logistics-section.tsx';

const CODE = /^[A-Za-z0-9_-]{60,200}$/;

const readAddress = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' && CODE.test(code) ? { code } : {};

export const Route = createFileRoute('/_mobile/shareLogistics.html')({
  validateSearch: readAddress,
  // What does not fit stays in the search of a page beside what does: it is left out here once more.
  loaderDeps: ({ search }) => readAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    await orNotFound(context.queryClient.ensureQueryData(sharedLogisticsQuery(code)));
  },
  component: ShareLogisticsPage,
  notFoundComponent: EndedLink,
});

/** Where the goods of a shared order are, for whoever holds the link. */
function ShareLogisticsPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedLogisticsQuery(code));
  const none = data.parcels.length + data.waiting.length === 0;
  return (
    <DetailPage
      title="物流"
      number={data.orderNo}
      status={null}
      actions={<ButtonLink href={sharedOrderHref(code)}>查看订单</ButtonLink>}
    >
      {none ? <EmptyState title="还没有物流信息">商家确认订单后，这里显示发货和配送进度。</EmptyState> : null}
      <LogisticsView logistics={data} />
    </DetailPage>
  );
}
