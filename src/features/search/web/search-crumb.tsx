import { Breadcrumb, type BreadcrumbItem } from '#platform/web/display/breadcrumb.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SearchResult } from '../contract/search-schemas.ts';
import { SCOPE_ALL, SCOPE_VISIBLE } from '../rules/keyword-limits.ts';
import { resultAddress } from '../rules/search-target.ts';
import { useResultPage } from './result-context.ts';
import styles from './result-view.module.css';

const thousands = (count: number) => count.toLocaleString('zh-CN');

/** Very large results are not counted to their end. */
function Total({ result: { total, capped } }: { result: SearchResult }) {
  if (!capped) {
    return (
      <>
        共 <b>{thousands(total)}</b> 件
      </>
    );
  }
  return (
    <>
      超过 <b>{thousands(total)}</b> 件
    </>
  );
}

function Counts({ result }: { result: SearchResult }) {
  const { state } = useResultPage();
  if (state.scope !== SCOPE_VISIBLE) {
    return (
      <span className={styles.count}>
        <Total result={result} />
        商品
      </span>
    );
  }
  return (
    <span className={styles.count}>
      <Total result={result} />
      ，其他相关商品 {thousands(result.otherTotal)} 件{' '}
      <PageLink href={resultAddress({ keyword: state.keyword, scope: SCOPE_ALL })} className={styles.all}>
        搜索全部商品
      </PageLink>
    </span>
  );
}

interface ResultCrumbProps {
  items: readonly BreadcrumbItem[];
  result: SearchResult | undefined;
}

/** Path to a result list, with how much it holds. */
export function ResultCrumb({ items, result }: ResultCrumbProps) {
  return (
    <Breadcrumb items={[{ label: '首页', href: '/' }, ...items]}>
      {result && !result.relaxed && result.corrected === null && <Counts result={result} />}
    </Breadcrumb>
  );
}
