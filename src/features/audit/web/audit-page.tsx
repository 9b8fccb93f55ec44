import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { auditListQuery, chainQuery } from './audit-queries.ts';
import { readAuditSearch } from './audit-search.ts';
import { AuditView } from './audit-view.tsx';

export const Route = createFileRoute('/_user/user/system/audit.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      loadList(context.queryClient, auditListQuery(readAuditSearch(deps))),
      context.queryClient.ensureQueryData(chainQuery),
    ]);
  },
  component: AuditPage,
});

function AuditPage() {
  return <AuditView search={readAuditSearch(Route.useSearch())} />;
}
