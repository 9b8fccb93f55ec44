import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/access/web/public.ts';
import { itemQuery, replacementsQuery, seriesStartQuery } from '#features/catalog/web/public.ts';
import { customerCodesQuery } from '#features/materials/web/public.ts';
import { itemPurchasesQuery } from '#features/orders/web/public.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';

async function loadItem(queryClient: QueryClient, itemCode: string) {
  const item = await queryClient.ensureQueryData(itemQuery(itemCode));
  // Whoever gets the item gets its page.
  serverBridge()?.statusIsCertain();
  if (item.hasReplacements) await queryClient.ensureQueryData(replacementsQuery(itemCode));
  return item;
}

/** Visitors have no codes and have bought nothing: no call is made for them. */
async function loadOwn(queryClient: QueryClient, itemCode: string): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (!session) return;
  const purchases = session.permissions.includes('ORDER_MANAGEMENT')
    ? queryClient.ensureQueryData(itemPurchasesQuery(itemCode))
    : null;
  await Promise.all([queryClient.ensureQueryData(customerCodesQuery(itemCode)), purchases]);
}

/** Everything the first view of an item's page shows. */
export async function loadSku(queryClient: QueryClient, itemCode: string) {
  const [item] = await Promise.all([
    loadItem(queryClient, itemCode),
    queryClient.ensureQueryData(seriesStartQuery(itemCode)),
    loadOwn(queryClient, itemCode),
  ]);
  return item;
}
