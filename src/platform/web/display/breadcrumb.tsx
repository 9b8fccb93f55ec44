import { type ReactNode, useContext } from 'react';
import { ArrowLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { PageLink } from '../links/page-link.tsx';
import styles from './breadcrumb.module.css';
import { CrumbBack } from './crumb-back.ts';

export type BreadcrumbItem = { label: ReactNode; href?: string };

type BreadcrumbProps = {
  items: readonly BreadcrumbItem[];
  /** What stands beside the path: counts, a wider search. */
  children?: ReactNode;
};

/** The path to a page; with 返回上一页 in punch-out mode, where the browser's own button is hidden (specification 2.7). */
export function Breadcrumb({ items, children }: BreadcrumbProps) {
  const onBack = useContext(CrumbBack);
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
