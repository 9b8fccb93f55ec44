import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import type { DeliverySearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { choicesQuery, deliveryQuery } from '../report-queries.ts';

export async function loadDelivery(client: QueryClient, search: DeliverySearch): Promise<void> {
  const { today } = await client.ensureQueryData(choicesQuery);
  await loadList(client, deliveryQuery(filterOf(search, today)));
}
