import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { sharedLinesQuery, sharedStatementQuery } from './shared-api.ts';
import { SharedStatementView } from './shared-statement.tsx';

const CODE = /^[A-Za-z0-9_-]{60,200}$/;

const readAddress = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' && CODE.test(code) ? { code } : {};

export const Route = createFileRoute('/_mobile/shareStatement.html')({
  validateSearch: readAddress,
  // What does not fit stays in the search of a page beside what does: it is left out here once more.
  loaderDeps: ({ search }) => readAddress(search),
  loader: async ({ context: { queryClient }, deps: { code } }) => {
    if (!code) throw notFound();
    await orNotFound(queryClient.ensureQueryData(sharedStatementQuery(code)));
    await queryClient.prefetchInfiniteQuery(sharedLinesQuery(code));
  },
  component: ShareStatementPage,
  notFoundComponent: EndedLink,
});

/** A statement for whoever holds a link to it. */
function ShareStatementPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedStatementQuery(code));
  return (
    <div data-wide-page>
      <SharedStatementView found={data} code={code} />
    </div>
  );
}
