import type { QueryClient } from '@tanstack/react-query';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { figureCasesQuery, figuresQuery } from './figures-api.ts';
import type { FiguresSearch } from './figures-search.ts';

/** Figures come with the page, and the cases that are on show. */
export async function loadFigures(client: QueryClient, search: FiguresSearch): Promise<void> {
  const today = todayInShanghai();
  await Promise.all([
    loadList(client, figuresQuery(search, today)),
    search.show ? loadList(client, figureCasesQuery(search, today)) : undefined,
  ]);
}
