import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { describeCategory, structuredPath } from '#features/catalog/rules/public.ts';
import { categoryHref } from '#features/catalog/web/public.ts';
import { showTypeQuery, siteQuery } from '#features/content/web/public.ts';
import { StructuredData } from '#platform/web/display/structured-data.tsx';
import { pageHead } from '#platform/web/page-head.ts';
import { readResultState, writeResultState } from '../rules/result-state.ts';
import { ChildCategories } from './child-categories.tsx';
import { keepParams, loadResult, orNotFound } from './load-result.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';
import { ResultCrumb } from './search-crumb.tsx';
import { categoryPageQuery } from './search-queries.ts';

export const Route = createFileRoute('/_default/c-{$id}.html')({
  validateSearch: keepParams,
  loaderDeps: ({ search }) => writeResultState(readResultState(search)),
  loader: async ({ context: { queryClient }, params, deps, cause }) => {
    const place = { inCategory: params.id };
    const [{ category, ...around }, site] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(categoryPageQuery(params.id)),
        queryClient.ensureQueryData(siteQuery),
        queryClient.ensureQueryData(showTypeQuery(params.id)),
        loadResult({ queryClient, params: deps, place, cause }),
      ]),
    );
    return {
      title: category.name,
      description: describeCategory(around),
      // One address for all filters, orders and pages of it.
      canonical: site.origin + categoryHref(params.id),
    };
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  pendingComponent: ResultSkeleton,
  component: CategoryPage,
});

/** Everything of one category, with the categories below it. */
function CategoryPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(categoryPageQuery(id));
  const { data: site } = useSuspenseQuery(siteQuery);
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
          <StructuredData data={structuredPath(data.crumbs, site.origin)} />
          <ChildCategories page={data} counts={result?.facets.categories} />
        </>
      )}
    />
  );
}
