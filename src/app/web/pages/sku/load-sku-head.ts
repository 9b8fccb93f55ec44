import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/access/web/public.ts';
import type { ItemDetail } from '#features/catalog/contract/item-schemas.ts';
import { itemTitle } from '#features/catalog/rules/public.ts';
import { siteQuery } from '#features/content/web/public.ts';
import type { PageHead } from '#platform/web/page-head.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';

/** Head of an item's page. Browsers need the title alone; what search engines read is written on the server. */
export async function loadSkuHead(queryClient: QueryClient, item: ItemDetail): Promise<PageHead> {
  const title = itemTitle(item);
  if (!serverBridge()) return { title };
  const [{ origin }, session, { itemHeadFacts }] = await Promise.all([
    queryClient.ensureQueryData(siteQuery),
    queryClient.ensureQueryData(sessionQuery),
    import('./sku-head-facts.ts'),
  ]);
  return { title, ...itemHeadFacts(item, { origin, isVisitor: session === null }) };
}
