import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BRAND_INDEX_PATH, brandHref } from '#business/paths/rules/public.ts';
import { pageHead } from '#platform/web/page-head.ts';
import { readResultState } from '../rules/result-state.ts';
import styles from './child-categories.module.css';
import { keepParams } from './keep-params.ts';
import { loadResult, orNotFound } from './load-result.ts';
import { brandPageQuery } from './result-queries.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';
import { ResultCrumb } from './search-crumb.tsx';

export const Route = createFileRoute('/_default/b-{$id}.html')({
  validateSearch: keepParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, cause }) => {
    const place = { inBrand: params.id };
    const [{ brand }] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(brandPageQuery(params.id)),
        loadResult({ queryClient, params: deps, place, cause }),
      ]),
    );
    return { title: brand.name };
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  pendingComponent: ResultSkeleton,
  component: BrandPage,
});

/** Everything of one brand. */
function BrandPage() {
  const { id } = Route.useParams();
  const state = readResultState(Route.useSearch());
  const { brand } = useSuspenseQuery(brandPageQuery(id)).data;
  return (
    <ResultView
      path={brandHref(id)}
      state={state}
      place={{ inBrand: id }}
      withoutFacet="brands"
      head={(result) => (
        <>
          <ResultCrumb items={[{ label: '全部品牌', href: BRAND_INDEX_PATH }, { label: brand.name }]} result={result} />
          <div className={styles.head}>
            <h1 className={styles.name}>
              {brand.name}
              {brand.nameEn && brand.nameEn !== brand.name && <span className={styles.latin}>{brand.nameEn}</span>}
            </h1>
          </div>
        </>
      )}
    />
  );
}
