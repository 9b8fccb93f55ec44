import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { dutiesQuery } from '../sales-api.ts';
import { purchasesQuery } from './purchases-queries.ts';
import type { PurchasesSearch } from './purchases-search.ts';

export async function loadPurchases(client: QueryClient, search: PurchasesSearch): Promise<void> {
  await Promise.all([loadList(client, purchasesQuery(search)), loadList(client, dutiesQuery)]);
}
