import { Pagination } from '#platform/web/display/pagination.tsx';
import type { SearchResult } from '../contract/search-schemas.ts';
import { PAGE_SIZES } from '../rules/keyword-limits.ts';
import { NoResult, RelaxedNotice } from './no-result.tsx';
import { useResultPage } from './result-context.ts';
import { ResultGrid } from './result-grid.tsx';
import { ResultList } from './result-list.tsx';
import styles from './result-view.module.css';
import { SortBar } from './sort-bar.tsx';

/** Pages that can be opened; behind them the search should be narrowed. */
const MOST_PAGES = 500;

/** The rows with their order, view and pages. */
export function ResultSection({ result, stale }: { result: SearchResult; stale: boolean }) {
  const { state, hrefWith, go } = useResultPage();
  if (result.total === 0) {
    return (
      <section className={styles.section} aria-label="搜索结果">
        <NoResult result={result} />
      </section>
    );
  }
  const Rows = state.view === 'grid' ? ResultGrid : ResultList;
  return (
    <section className={styles.section} aria-label="搜索结果" id="results">
      <SortBar />
      <RelaxedNotice result={result} />
      <Rows result={result} stale={stale} />
      <div className={styles.foot}>
        <Pagination
          total={Math.min(result.total, MOST_PAGES * state.pageSize)}
          pageNo={state.pageNo}
          pageSize={state.pageSize}
          hrefOf={(pageNo) => hrefWith({ pageNo })}
          pageSizes={PAGE_SIZES}
          onPageSize={(size) => go({ pageSize: PAGE_SIZES.find((known) => known === size) })}
        />
      </div>
    </section>
  );
}
