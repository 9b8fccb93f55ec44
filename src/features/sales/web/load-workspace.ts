import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { customersQuery, dutiesQuery, readWorkspaceSearch, sharedLinksQuery } from './sales-api.ts';

export async function loadWorkspace(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  await Promise.all([
    loadList(client, customersQuery(readWorkspaceSearch(address))),
    loadList(client, dutiesQuery),
    loadList(client, sharedLinksQuery),
  ]);
}
