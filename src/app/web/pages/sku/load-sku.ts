import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/access/web/public.ts';
import type { KnownItem } from '#features/catalog/web/public.ts';
import {
  GALLERY_PX,
  itemQuery,
  knownItemQuery,
  replacementsQuery,
  seriesStartQuery,
} from '#features/catalog/web/public.ts';
import { customerCodesQuery } from '#features/materials/web/public.ts';
import { itemPurchasesQuery } from '#features/orders/web/public.ts';
import { intendPicture } from '#platform/web/intent/intent-picture.ts';
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

/** What can be said of an item before anything is asked: it was looked at before, or the row that was pressed says it. */
export const knownSku = (queryClient: QueryClient, itemCode: string): KnownItem | undefined =>
  queryClient.getQueryData(itemQuery(itemCode).queryKey) ?? queryClient.getQueryData(knownItemQuery(itemCode).queryKey);

/** For a press that may come: the item and its picture. Nobody waits for it, and what else there is follows the press. */
export function intendSku(queryClient: QueryClient, itemCode: string): void {
  void queryClient
    .fetchQuery(itemQuery(itemCode))
    .then(({ pictures: [front] }) => front && intendPicture(front, GALLERY_PX))
    .catch(() => undefined);
}
