import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import { PageLink } from '../links/page-link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';
import { Row } from './row.tsx';

type PaginationProps = {
  total: number;
  pageNo: number;
  pageSize: number;
  /** Address of a page; the rest of the URL stays as it is. */
  hrefOf: (pageNo: number) => string;
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
  /** Beside the count: 本页合计 ¥52,046.50. */
  summary?: ReactNode;
};

export function Pagination({ total, pageNo, pageSize, hrefOf, pageSizes, onPageSize, summary }: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles.pagination}>
      <div className={styles.summary}>
        <span>共 {total.toLocaleString('zh-CN')} 条</span>
        {summary}
        {pageSizes && onPageSize && (
          <Row as="label" gap={6} looks={['inline']} className={styles.size}>
            每页
            <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </Row>
        )}
      </div>
      {count > 1 && (
        <Row as="nav" gap={2} aria-label="分页">
          <Turn label="上一页" href={pageNo > 1 ? hrefOf(pageNo - 1) : null} icon={<ChevronLeftIcon size={14} />} />
          {pageNumbers(pageNo, count).map((page, index) =>
            page === 'gap' ? (
              <span key={`gap-${index}`} className={joinClasses(styles.page, styles.off)} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink
                key={page}
                href={hrefOf(page)}
                className={joinClasses(styles.page, page === pageNo && styles.current)}
                aria-label={`第 ${page} 页`}
                aria-current={page === pageNo ? 'page' : undefined}
              >
                {page}
              </PageLink>
            ),
          )}
          <Turn
            label="下一页"
            href={pageNo < count ? hrefOf(pageNo + 1) : null}
            icon={<ChevronRightIcon size={14} />}
          />
        </Row>
      )}
    </div>
  );
}

function Turn({ label, href, icon }: { label: string; href: string | null; icon: ReactNode }) {
  if (href === null) {
    return (
      <span className={joinClasses(styles.page, styles.off)} aria-hidden="true">
        {icon}
      </span>
    );
  }
  return (
    <PageLink href={href} className={styles.page} aria-label={label} rel={label === '上一页' ? 'prev' : 'next'}>
      {icon}
    </PageLink>
  );
}
