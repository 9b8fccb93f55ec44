import { createFileRoute } from '@tanstack/react-router';
import { loadStatement, StatementScreen } from '#features/statements/web/public.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { StatementSide } from './statement-side.tsx';

export const Route = createFileRoute('/_user/user/account/statement.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => loadStatement(queryClient, deps),
  component: StatementPage,
});

/** A statement, and beside it what its company owes and may still buy. */
function StatementPage() {
  return <StatementScreen search={Route.useSearch()} side={<StatementSide />} />;
}
