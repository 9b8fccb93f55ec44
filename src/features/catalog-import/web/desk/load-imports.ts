import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { runQuery, runsQuery } from './import-queries.ts';
import { readImportsSearch, readRunId } from './imports-search.ts';

export function loadImports(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  return loadList(queryClient, runsQuery(readImportsSearch(address)));
}

export async function loadImport(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const id = readRunId(address);
  if (id !== '') await loadList(queryClient, runQuery(id));
}
