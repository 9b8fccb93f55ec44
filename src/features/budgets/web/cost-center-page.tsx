import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { statementQuery, treeQuery } from './budget-queries.ts';
import { readBudgetSearch } from './budget-search.ts';
import { StatementView } from './statement/statement-view.tsx';
import { CenterTree } from './tree/center-tree.tsx';

export const Route = createFileRoute('/_user/user/system/costCenter.html')({
  validateSearch: readBudgetSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.statement === undefined) await context.queryClient.ensureQueryData(treeQuery);
    else await loadList(context.queryClient, statementQuery(deps.statement, deps));
  },
  component: CostCenterPage,
});

/** Cost centres with their budgets; or what was booked to one of them. */
function CostCenterPage() {
  const search = Route.useSearch();
  return search.statement === undefined ? <CenterTree /> : <StatementView id={search.statement} search={search} />;
}
