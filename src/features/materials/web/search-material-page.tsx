import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { MatchedItems } from './matched-items.tsx';
import { matchQuery } from './material-queries.ts';
import { NoMatch } from './no-match.tsx';
import { PendingMatches } from './pending-matches.tsx';
import styles from './search-material.module.css';
import { readStoredMatches } from './stored-matches.ts';

/** As long as a search may be (specification 5). */
const LONGEST = 60;

export const Route = createFileRoute('/_default/searchMaterial.html')({
  validateSearch: ({ keyword }: Record<string, unknown>) => ({
    keyword: typeof keyword === 'string' ? keyword.trim().slice(0, LONGEST) : '',
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { keyword } }) => {
    const asked = matchQuery(keyword);
    // What the search has just matched stands at once; prices follow.
    if (readStoredMatches(keyword).length) void queryClient.prefetchQuery(asked);
    else await queryClient.ensureQueryData(asked);
  },
  head: () => ({
    meta: [{ title: '客户编码匹配结果 - MRO采购系统' }, { name: 'robots', content: 'noindex,follow' }],
  }),
  component: SearchMaterialPage,
});

/** Items that the caller's firm knows by one code (specification 4, search type m). */
function SearchMaterialPage() {
  const { keyword } = Route.useSearch();
  const { data: matches } = useQuery(matchQuery(keyword));
  const label = keyword ? `客户编码 “${keyword}”` : '客户编码';
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label }]}>
        {matches && matches.length > 0 && (
          <span className={styles.count}>
            匹配到 <b>{matches.length}</b> 件商品
          </span>
        )}
      </Breadcrumb>
      <h1 className="visually-hidden">{label}</h1>
      {!matches && <PendingMatches matches={readStoredMatches(keyword)} />}
      {matches?.length === 0 && <NoMatch keyword={keyword} />}
      {matches && matches.length > 0 && <MatchedItems matches={matches} />}
    </div>
  );
}
