import type { QueryClient } from '@tanstack/react-query';
import { siteQuery } from '#features/content/web/public.ts';
import type { PageHead } from '#platform/web/page-head.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';
import type { CategoryPage } from '../contract/search-schemas.ts';

/** Head of a category's page. Browsers need the title alone; what search engines read is written on the server. */
export async function loadCategoryHead(queryClient: QueryClient, page: CategoryPage): Promise<PageHead> {
  const title = page.category.name;
  if (!serverBridge()) return { title };
  const [{ origin }, { categoryHeadFacts }] = await Promise.all([
    queryClient.ensureQueryData(siteQuery),
    import('./category-head-facts.ts'),
  ]);
  return { title, ...categoryHeadFacts(page, origin) };
}
