import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { SearchIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SearchResult } from '../contract/search-schemas.ts';
import { isFiltered, NEW_STATE } from '../rules/result-state.ts';
import styles from './no-result.module.css';
import { useResultPage } from './result-context.ts';

/** Other spellings that do find something. */
export function Corrections({ keywords }: { keywords: readonly string[] }) {
  const { hrefWith } = useResultPage();
  if (keywords.length === 0) return null;
  return (
    <span className={styles.corrections}>
      您是不是要找：
      {keywords.map((keyword) => (
        <PageLink key={keyword} href={hrefWith({ ...NEW_STATE, keyword })}>
          {keyword}
        </PageLink>
      ))}
    </span>
  );
}

/** Said above a list that was found by giving up a part of the query. */
export function RelaxedNotice({ result }: { result: Pick<SearchResult, 'relaxed' | 'corrections' | 'total'> }) {
  if (!result.relaxed) return null;
  const dropped = result.relaxed.dropped.map((text) => `“${text}”`).join('、');
  return (
    <div className={styles.notice} role="status">
      <p>
        没有完全匹配的商品。忽略 {dropped} 后找到 {result.total.toLocaleString('zh-CN')} 件，供您参考。
      </p>
      <Corrections keywords={result.corrections} />
    </div>
  );
}

/** Nothing found: why, and what to do next. */
export function NoResult({ result }: { result: Pick<SearchResult, 'corrections' | 'keyword' | 'chips'> }) {
  const { state, hrefWith } = useResultPage();
  const { categories, brands, attributes, price, delivery } = NEW_STATE;
  const filtered = isFiltered(state);
  const nothingAsked = !result.keyword && !filtered;
  if (nothingAsked) {
    return (
      <EmptyState title="请输入要找的商品" icon={<SearchIcon size={26} />}>
        可以输入产品编码、制造商型号、规格（如 M8×30、DN50）、产品名称或品牌。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={result.keyword ? `没有找到与“${result.keyword}”匹配的商品` : '没有符合条件的商品'}
      icon={<SearchIcon size={26} />}
      action={
        filtered && (
          <ButtonLink kind="primary" href={hrefWith({ categories, brands, attributes, price, delivery })}>
            清除筛选条件
          </ButtonLink>
        )
      }
    >
      <Corrections keywords={result.corrections} />
      <span className={styles.advice}>
        {filtered ? '当前筛选条件下没有商品。' : '请检查型号和规格的写法，或减少关键词。'}
        仍然找不到时，请把需求告诉您的专属销售或客服，我们为您寻源报价。
      </span>
    </EmptyState>
  );
}
