import { createFileRoute } from '@tanstack/react-router';
import { SEARCH_PATH } from '#business/paths/rules/public.ts';
import { MAX_KEYWORD, SCOPE_VISIBLE } from '../rules/keyword-limits.ts';
import { readResultState } from '../rules/result-state.ts';
import { keepParams } from './keep-params.ts';
import { loadResult } from './load-result.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';
import { ResultCrumb } from './search-crumb.tsx';

/** A keyword that is too long is told whole by the box alone. */
const shortKeyword = (keyword: string) =>
  [...keyword].length > MAX_KEYWORD ? `${[...keyword].slice(0, 20).join('')}…` : keyword;

export const Route = createFileRoute('/_default/search.html')({
  validateSearch: keepParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const { keyword } = await loadResult({ queryClient, params: deps, cause });
    return { keyword: shortKeyword(keyword) };
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: `${loaderData?.keyword ? `${loaderData.keyword} - ` : ''}搜索结果 - MRO采购系统` },
      { name: 'robots', content: 'noindex,follow' },
    ],
  }),
  pendingComponent: ResultSkeleton,
  component: SearchPage,
});

/** Search results (route name searchResult). */
function SearchPage() {
  const state = readResultState(Route.useSearch());
  const words = state.scope === SCOPE_VISIBLE ? '可见商品搜索' : '搜索';
  const label = state.keyword ? `${words} “${shortKeyword(state.keyword)}”` : words;
  return (
    <ResultView
      path={SEARCH_PATH}
      state={state}
      head={(result) => (
        <>
          <h1 className="visually-hidden">{label}</h1>
          <ResultCrumb items={[{ label }]} result={result} />
        </>
      )}
    />
  );
}
