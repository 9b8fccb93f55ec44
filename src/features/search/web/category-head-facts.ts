import { categoryHref } from '#business/paths/rules/public.ts';
import { describeCategory, structuredPath } from '#features/catalog/rules/public.ts';
import type { PageHead } from '#platform/web/page-head.ts';
import type { CategoryPage } from '../contract/search-schemas.ts';

/** What search engines read of a category's page: one address for all filters, orders and pages of it. */
export function categoryHeadFacts(page: CategoryPage, origin: string): Omit<PageHead, 'title'> {
  return {
    description: describeCategory(page),
    canonical: origin + categoryHref(page.category.code),
    data: [structuredPath(page.crumbs, origin)],
  };
}
