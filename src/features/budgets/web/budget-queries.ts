import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { budgetApi } from './budget-api.ts';
import { type BudgetSearch, filterOf } from './budget-search.ts';

const { query } = budgetApi;

export const treeQuery = query.tree.queryOptions({ input: {} });
export const editChoicesQuery = query.editChoices.queryOptions({ input: {} });
export const centerQuery = (id: string) => query.center.queryOptions({ input: { id } });

export const statementQuery = (id: string, search: BudgetSearch) =>
  query.statement.queryOptions({ input: { id, ...filterOf(search), ...pageOfUrl(search) } });
