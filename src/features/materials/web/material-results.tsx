import { useQuery } from '@tanstack/react-query';
import type { CartHand } from '#features/catalog/web/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { MatchedItems } from './matched-items.tsx';
import { matchQuery } from './material-queries.ts';
import { NoMatch } from './no-match.tsx';
import { PendingMatches } from './pending-matches.tsx';
import styles from './search-material.module.css';
import { readStoredMatches } from './stored-matches.ts';

/** Items that the caller's firm knows by one code (specification 4, search type m). */
export function MaterialResults({ keyword, cart }: { keyword: string; cart: CartHand }) {
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
      {matches && matches.length > 0 && <MatchedItems matches={matches} cart={cart} />}
    </div>
  );
}
