import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { sharedOrderQuery } from '../order-queries.ts';
import { SharedOrderView } from './shared-order.tsx';

const CODE = /^[A-Za-z0-9_-]{60,200}$/;

const readAddress = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' && CODE.test(code) ? { code } : {};

export const Route = createFileRoute('/_mobile/shareOrder.html')({
  validateSearch: readAddress,
  // What does not fit stays in the search of a page beside what does: it is left out here once more.
  loaderDeps: ({ search }) => readAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    await orNotFound(context.queryClient.ensureQueryData(sharedOrderQuery(code)));
  },
  component: ShareOrderPage,
  notFoundComponent: EndedLink,
});

/** An order for whoever holds a link to it. */
function ShareOrderPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedOrderQuery(code));
  return <SharedOrderView order={data} code={code} />;
}
