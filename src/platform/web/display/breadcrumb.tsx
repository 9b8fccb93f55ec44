import type { ReactNode } from 'react';
import { ArrowLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { PageLink } from '../links/page-link.tsx';
import styles from './breadcrumb.module.css';

export type BreadcrumbItem = { label: ReactNode; href?: string };

type BreadcrumbProps = {
  items: readonly BreadcrumbItem[];
  /** Shows 返回上一页 (specification 2.7: in punch-out mode, where the browser's own button is hidden). */
  onBack?: () => void;
  /** What stands beside the path: counts, a wider search. */
  children?: ReactNode;
};

export function Breadcrumb({ items, onBack, children }: BreadcrumbProps) {
  return (
    <div className={styles.breadcrumb}>
      {onBack && (
        <button type="button" className={styles.back} onClick={onBack}>
          <ArrowLeftIcon size={14} />
          返回上一页
        </button>
      )}
      <nav aria-label="当前位置">
        <ol className={styles.list}>
          {items.map((item, index) => (
            // The path is one line that is replaced as a whole, so a place in it is its identity.
            <BreadcrumbEntry key={index} item={item} last={index === items.length - 1} />
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}

function BreadcrumbEntry({ item, last }: { item: BreadcrumbItem; last: boolean }) {
  if (last) {
    return (
      <li className={styles.last} aria-current="page">
        {item.label}
      </li>
    );
  }
  return (
    <li className={styles.item}>
      {item.href ? (
        <PageLink href={item.href} swift>
          {item.label}
        </PageLink>
      ) : (
        item.label
      )}
      <ChevronRightIcon size={12} />
    </li>
  );
}
