import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { categoryHref } from '#business/paths/rules/public.ts';
import { showTypeQuery } from '#features/content/web/public.ts';
import { pageHead } from '#platform/web/page-head.ts';
import { readResultState } from '../rules/result-state.ts';
import { ChildCategories } from './child-categories.tsx';
import { keepParams } from './keep-params.ts';
import { loadCategoryHead } from './load-category-head.ts';
import { loadResult, orNotFound } from './load-result.ts';
import { categoryPageQuery } from './result-queries.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';
import { ResultCrumb } from './search-crumb.tsx';

export const Route = createFileRoute('/_default/c-{$id}.html')({
  validateSearch: keepParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, cause }) => {
    const place = { inCategory: params.id };
    const [page] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(categoryPageQuery(params.id)),
        queryClient.ensureQueryData(showTypeQuery(params.id)),
        loadResult({ queryClient, params: deps, place, cause }),
      ]),
    );
    return loadCategoryHead(queryClient, page);
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  pendingComponent: ResultSkeleton,
  component: CategoryPage,
});

/** Everything of one category, with the categories below it. */
function CategoryPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(categoryPageQuery(id));
  const { data: layout } = useSuspenseQuery(showTypeQuery(id));
  const state = readResultState(Route.useSearch(), layout.showType);
  const path = data.crumbs.map(({ categoryCode, categoryName }) => ({
    label: categoryName,
    href: categoryHref(categoryCode),
  }));
  return (
    <ResultView
      path={categoryHref(id)}
      state={state}
      place={{ inCategory: id }}
      withoutFacet="categories"
      usualView={layout.showType}
      firstColumns={layout.columns}
      head={(result) => (
        <>
          <ResultCrumb items={state.keyword ? [...path, { label: `“${state.keyword}”` }] : path} result={result} />
          <ChildCategories page={data} facets={result?.facets} />
        </>
      )}
    />
  );
}
