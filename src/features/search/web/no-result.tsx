import { categoryHref, newEnquiryHref } from '#business/paths/rules/public.ts';
import { BuyersOnly } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { SearchIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SearchResult } from '../contract/search-schemas.ts';
import { putBack } from '../rules/required-words.ts';
import { isFiltered, NEW_STATE } from '../rules/result-state.ts';
import styles from './no-result.module.css';
import { useResultPage } from './result-context.ts';
import { SourcingButton } from './search-feedback.tsx';

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

/** What was set aside, struck through, each with a way to ask for nothing without it. */
function SetAside({ dropped }: { dropped: readonly string[] }) {
  const { state, hrefWith } = useResultPage();
  return dropped.map((text) => (
    <span key={text} className={styles.aside}>
      <s>{text}</s>
      <PageLink
        href={hrefWith({ ...NEW_STATE, keyword: putBack(state.keyword, text) })}
        aria-label={`加回 ${text}，只看符合的商品`}
      >
        加回
      </PageLink>
    </span>
  ));
}

/** Said above a list that was found otherwise than it was asked for. */
export function RelaxedNotice({
  result,
}: {
  result: Pick<SearchResult, 'keyword' | 'relaxed' | 'corrected' | 'corrections' | 'total' | 'capped'>;
}) {
  const { keyword, relaxed, corrected, corrections, total, capped } = result;
  if (!relaxed && corrected === null) return null;
  return (
    <div className={styles.notice} role="status">
      {corrected !== null && <p>{`没有找到“${keyword}”，已为您显示“${corrected}”的结果。`}</p>}
      {relaxed && (
        <p>
          没有完全匹配的商品。忽略 <SetAside dropped={relaxed.dropped} />
          {` 后找到${capped ? '超过' : ''} ${total.toLocaleString('zh-CN')} 件，供您参考。`}
        </p>
      )}
      <Corrections keywords={corrections} />
    </div>
  );
}

/** Where things like the one asked for stand. */
function SimilarCategories({ categories }: { categories: SearchResult['similarCategories'] }) {
  if (categories.length === 0) return null;
  return (
    <span className={styles.corrections}>
      相近分类：
      {categories.map(({ code, name }) => (
        <PageLink key={code} href={categoryHref(code)}>
          {name}
        </PageLink>
      ))}
    </span>
  );
}

const NOTHING_ASKED = (
  <EmptyState title="请输入要找的商品" icon={<SearchIcon size={26} />}>
    可以输入产品编码、制造商型号、规格（如 M8×30、DN50）、产品名称或品牌。
  </EmptyState>
);

/** Nothing found: why, and what to do next. */
export function NoResult({ result }: { result: Pick<SearchResult, 'corrections' | 'keyword' | 'similarCategories'> }) {
  const { state, hrefWith } = useResultPage();
  const { keyword, corrections, similarCategories } = result;
  const filtered = isFiltered(state);
  if (!keyword && !filtered) return NOTHING_ASKED;
  const { categories, brands, attributes, price, delivery } = NEW_STATE;
  const clear = filtered && (
    <ButtonLink
      kind={keyword ? 'plain' : 'primary'}
      href={hrefWith({ categories, brands, attributes, price, delivery })}
    >
      清除筛选条件
    </ButtonLink>
  );
  return (
    <EmptyState
      title={keyword ? `没有找到与“${keyword}”匹配的商品` : '没有符合条件的商品'}
      icon={<SearchIcon size={26} />}
      action={
        <>
          {keyword && (
            <BuyersOnly>
              <ButtonLink href={newEnquiryHref({ keyword })}>一键询价</ButtonLink>
            </BuyersOnly>
          )}
          {keyword && <SourcingButton />}
          {clear}
        </>
      }
    >
      <div className={styles.empty}>
        <Corrections keywords={corrections} />
        <SimilarCategories categories={similarCategories} />
      </div>
      <span className={styles.advice}>
        {filtered ? '当前筛选条件下没有商品。' : '请检查型号和规格的写法，或减少关键词。'}
        {keyword && '也可以提交寻源需求，由专属客服为您找货报价。'}
      </span>
    </EmptyState>
  );
}
