import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readCategorySearch } from '../address/page-search.ts';
import { CategoryPageView } from './category-page-view.tsx';
import { loadCategory } from './load-category.ts';

export const Route = createFileRoute('/_user/user/report/category.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadCategory(context.queryClient, readCategorySearch(deps), location.href),
  component: CategoryPage,
});

function CategoryPage() {
  return <CategoryPageView search={readCategorySearch(Route.useSearch())} />;
}
