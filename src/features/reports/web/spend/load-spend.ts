import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import type { SpendSearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import {
  approvalsQuery,
  breakdownQuery,
  budgetsQuery,
  choicesQuery,
  MOST_PRICES,
  overviewQuery,
  pricesQuery,
  quotesQuery,
  savingsQuery,
} from '../report-queries.ts';

/** What the part of the page on show asks for. */
export async function loadSpend(client: QueryClient, search: SpendSearch): Promise<void> {
  const { today } = await client.ensureQueryData(choicesQuery);
  const filter = filterOf(search, today);
  switch (search.tab) {
    case undefined:
      await Promise.all([
        loadList(client, overviewQuery({ ...filter, by: search.by ?? 'department' })),
        loadList(client, breakdownQuery({ ...filter, by: search.beside ?? 'category' })),
      ]);
      return;
    case 'prices':
      return loadList(client, pricesQuery(filter, search.order ?? 'rise', MOST_PRICES));
    case 'savings':
      return loadList(client, savingsQuery(filter));
    case 'budgets':
      return loadList(client, budgetsQuery(filter));
    case 'approvals':
      return loadList(client, approvalsQuery(filter));
    case 'quotes':
      return loadList(client, quotesQuery(filter));
  }
}
