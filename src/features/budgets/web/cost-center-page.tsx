import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { statementQuery, treeQuery } from './budget-queries.ts';
import { readBudgetSearch } from './budget-search.ts';
import { StatementView } from './statement/statement-view.tsx';
import { CenterTree } from './tree/center-tree.tsx';

export const Route = createFileRoute('/_user/user/system/costCenter.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const search = readBudgetSearch(deps);
    if (search.statement === undefined) await context.queryClient.ensureQueryData(treeQuery);
    else await loadList(context.queryClient, statementQuery(search.statement, search));
  },
  component: CostCenterPage,
});

/** Cost centres with their budgets; or what was booked to one of them. */
function CostCenterPage() {
  const search = readBudgetSearch(Route.useSearch());
  return search.statement === undefined ? <CenterTree /> : <StatementView id={search.statement} search={search} />;
}
