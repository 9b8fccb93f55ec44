import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import type { CategorySearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { withoutParent } from '../address/without-parent.ts';
import { categoriesQuery, choicesQuery } from '../report-queries.ts';
import { isUnknownPlace } from '../unknown-place.ts';

/** The level of the tree that the address is on. */
export const levelOf = (search: CategorySearch, today: string) => ({
  ...filterOf(search, today),
  by: 'category' as const,
  ...(search.parent && { parent: search.parent }),
});

/** Whoever comes by an old link, to a category that is gone, stands at the top of the tree with the rest of his address. */
export async function loadCategory(client: QueryClient, search: CategorySearch, href: string): Promise<void> {
  const { today } = await client.ensureQueryData(choicesQuery);
  try {
    await loadList(client, categoriesQuery(levelOf(search, today)));
  } catch (error) {
    if (search.parent && isUnknownPlace(error)) throw redirect({ href: withoutParent(href), replace: true });
    throw error;
  }
}
