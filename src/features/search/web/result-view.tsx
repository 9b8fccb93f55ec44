import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { SearchResult } from '../contract/search-schemas.ts';
import { isFiltered, type ResultState, type ResultView as View } from '../rules/result-state.ts';
import { FacetPanel } from './facet-panel.tsx';
import { QueryChips } from './query-chips.tsx';
import { ResultPageContext } from './result-context.ts';
import type { ResultPlace } from './result-queries.ts';
import { ResultSection } from './result-section.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './result-view.module.css';
import { SearchFeedback } from './search-feedback.tsx';
import { useSearchId } from './search-id.ts';
import { useResult } from './use-result.ts';

interface ResultViewProps {
  path: string;
  state: ResultState;
  place?: ResultPlace;
  /** Facet that the page shows in its head instead. */
  withoutFacet?: 'categories' | 'brands';
  /** View and first columns that the page has of its own. */
  usualView?: View;
  firstColumns?: readonly string[];
  /** Path, name and counts above the list. */
  head: (result: SearchResult | undefined) => ReactNode;
}

/** The page that search, category and brand share: head, chips, facets, rows. */
export function ResultView({ path, state, place = {}, withoutFacet, head, ...layout }: ResultViewProps) {
  const { result, stale, error, retry } = useResult(state, place);
  const searchId = useSearchId(`${path} ${state.keyword} ${state.scope}`);
  const { data: session } = useQuery(sessionQuery);
  const narrowable = result !== undefined && (result.total > 0 || isFiltered(state));
  return (
    <ResultPageContext value={{ path, state, searchId, ...layout }}>
      <div className={styles.page}>
        {head(result)}
        {result && <QueryChips result={result} />}
        {error && !result && <ResultError error={error} onRetry={retry} />}
        {!error && !result && <ResultSkeleton />}
        {result && (
          <div className={joinClasses(styles.columns, !narrowable && styles.alone)}>
            {narrowable && <FacetPanel facets={result.facets} without={withoutFacet} />}
            <div className={styles.main}>
              {error ? <ResultError error={error} onRetry={retry} /> : <ResultSection result={result} stale={stale} />}
              {session && state.keyword && result.total > 0 && <SearchFeedback />}
            </div>
          </div>
        )}
      </div>
    </ResultPageContext>
  );
}

function ResultError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refusal = isCallError(error) ? error : null;
  // What was asked for cannot be searched: asking again changes nothing.
  if (refusal?.status === 400) {
    return (
      <div className={styles.section}>
        <EmptyState title="请修改搜索条件">{refusal.message}</EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.section}>
      <ErrorState title="搜索结果加载失败" requestId={refusal?.requestId} onRetry={onRetry}>
        {refusal && refusal.status < 500 ? refusal.message : undefined}
      </ErrorState>
    </div>
  );
}
