import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import type { CategorySearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { categoriesQuery, choicesQuery } from '../report-queries.ts';

/** The level of the tree that the address is on. */
export const levelOf = (search: CategorySearch, today: string) => ({
  ...filterOf(search, today),
  by: 'category' as const,
  ...(search.parent && { parent: search.parent }),
});

export async function loadCategory(client: QueryClient, search: CategorySearch): Promise<void> {
  const { today } = await client.ensureQueryData(choicesQuery);
  await loadList(client, categoriesQuery(levelOf(search, today)));
}
