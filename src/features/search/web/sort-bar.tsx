import type { ReactNode } from 'react';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { GridIcon, ListIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Sort } from '../contract/search-schemas.ts';
import { toggled } from '../rules/result-state.ts';
import { useResultPage } from './result-context.ts';
import styles from './sort-bar.module.css';

interface SortChoice {
  label: string;
  sort: Sort;
  /** What a second press changes to. */
  reverse?: Sort;
}

const CHOICES: readonly SortChoice[] = [
  { label: '相关度', sort: 'relevance' },
  { label: '销量', sort: 'sales' },
  { label: '价格', sort: 'priceAsc', reverse: 'priceDesc' },
  { label: '上新', sort: 'new' },
];

const ARROWS: Partial<Record<Sort, string>> = { priceAsc: '↑', priceDesc: '↓' };

function SortLink({ label, sort, reverse }: SortChoice) {
  const { state, hrefWith } = useResultPage();
  const current = state.sort === sort || state.sort === reverse;
  const next = reverse && state.sort === sort ? reverse : sort;
  const arrow = current ? ARROWS[state.sort] : reverse && '↕';
  return (
    <PageLink
      href={hrefWith({ sort: next })}
      className={joinClasses(styles.sort, current && styles.current)}
      aria-current={current ? 'true' : undefined}
      title={reverse && current ? (next === 'priceDesc' ? '改为从高到低' : '改为从低到高') : undefined}
    >
      {label}
      {arrow && <span aria-hidden="true"> {arrow}</span>}
    </PageLink>
  );
}

/** Order of the rows, goods in stock only, list or grid. */
export function SortBar() {
  const { state, go, hrefWith } = useResultPage();
  const inStock = state.delivery.length === 1 && state.delivery[0] === 'today';
  return (
    <div className={styles.bar}>
      <Row as="nav" gap={4} className={styles.sorts} aria-label="排序">
        {CHOICES.map((choice) => (
          <SortLink
            key={choice.sort}
            {...choice}
            label={state.keyword || choice.sort !== 'relevance' ? choice.label : '综合'}
          />
        ))}
      </Row>
      <Row gap={4} className={styles.sorts}>
        <Checkbox
          label="只看现货"
          className={styles.stock}
          checked={inStock}
          onChange={() => go({ delivery: inStock ? toggled(state.delivery, 'today') : ['today'] })}
        />
        <ViewLink
          view="list"
          label="列表"
          icon={<ListIcon size={15} />}
          href={hrefWith({ view: 'list', pageNo: state.pageNo })}
        />
        <ViewLink
          view="grid"
          label="大图"
          icon={<GridIcon size={15} />}
          href={hrefWith({ view: 'grid', pageNo: state.pageNo })}
        />
      </Row>
    </div>
  );
}

function ViewLink({
  view,
  label,
  icon,
  href,
}: {
  view: 'list' | 'grid';
  label: string;
  icon: ReactNode;
  href: string;
}) {
  const { state } = useResultPage();
  const current = state.view === view;
  return (
    <PageLink
      href={href}
      className={joinClasses(styles.sort, current && styles.shown)}
      aria-current={current ? 'true' : undefined}
    >
      {icon}
      {label}
    </PageLink>
  );
}
