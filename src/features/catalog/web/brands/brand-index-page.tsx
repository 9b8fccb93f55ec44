import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { BRAND_INDEX_PATH, brandHref } from '#business/paths/rules/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { BrandIndex, IndexedBrand } from '../../contract/brand-contract.ts';
import { findBrands } from '../../rules/brands/group-brands.ts';
import styles from './brand-index-page.module.css';
import { brandIndexQuery } from './brand-queries.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

export const Route = createFileRoute('/_default/brandindex.html')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' && q ? { q: q.slice(0, 40) } : {},
  loader: ({ context }) => context.queryClient.ensureQueryData(brandIndexQuery),
  component: BrandIndexPage,
});

/** Every brand the caller can buy from, by the first letter of its sound, with a box to find one by a few letters. */
function BrandIndexPage() {
  const { data: groups } = useSuspenseQuery(brandIndexQuery);
  const { q = '' } = Route.useSearch();
  const [typed, setTyped] = useState(q);
  const found = findBrands(groups, useDeferredValue(typed));
  const count = groups.reduce((sum, { brands }) => sum + brands.length, 0);
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '全部品牌' }]} />
      <Row gap="8px 12px" looks={['wrap']}>
        <h1 className={styles.title}>全部品牌</h1>
        <span className={styles.count}>{`共 ${count.toLocaleString('zh-CN')} 个品牌`}</span>
        <BrandSearch typed={typed} onType={setTyped} found={found} />
      </Row>
      <Letters groups={found} />
      {found.length === 0 && <EmptyState title="没有找到这个品牌">请换一个写法，或用拼音首字母查找。</EmptyState>}
      {found.map((group) => (
        <BrandGroup key={group.initial} {...group} />
      ))}
    </div>
  );
}

type BrandSearchProps = { typed: string; onType: (typed: string) => void; found: BrandIndex };

/** What is typed stays in the address; Enter goes to the only brand that is left. */
function BrandSearch({ typed, onType, found }: BrandSearchProps) {
  const router = useRouter();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only, more] = found.flatMap(({ brands }) => brands);
    if (only && !more) void router.navigate({ href: brandHref(only.brandCode) });
  };
  const type = (value: string) => {
    onType(value);
    const query = value.trim() ? `?q=${encodeURIComponent(value.trim())}` : '';
    void router.navigate({ href: `${BRAND_INDEX_PATH}${query}`, replace: true, resetScroll: false });
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <input
        type="search"
        className={styles.input}
        aria-label="查找品牌"
        placeholder="品牌名称、英文名或拼音首字母"
        maxLength={40}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}

/** First letters as links to their groups; letters without a brand are shown and lead nowhere. */
function Letters({ groups }: { groups: BrandIndex }) {
  const known = new Set(groups.map(({ initial }) => initial));
  return (
    <nav aria-label="按首字母" className={styles.letters}>
      {LETTERS.map((letter) =>
        known.has(letter) ? (
          <a key={letter} href={`#brands-${letter === '#' ? '0' : letter}`} className={styles.letter}>
            {letter}
          </a>
        ) : (
          <span key={letter} className={styles.letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}

function BrandGroup({ initial, brands }: { initial: string; brands: readonly IndexedBrand[] }) {
  const id = `brands-${initial === '#' ? '0' : initial}`;
  return (
    <section id={id} aria-label={`首字母 ${initial}`} className={styles.group}>
      <h2 className={styles.initial}>{initial}</h2>
      <ul className={styles.brands}>
        {brands.map(({ brandCode, brandName, nameEn, count }) => (
          <li key={brandCode}>
            <PageLink href={brandHref(brandCode)} className={styles.brand}>
              <span className={styles.name}>{brandName}</span>
              {nameEn && nameEn !== brandName && <span className={styles.latin}>{nameEn}</span>}
              <span className={styles.goods}>{count.toLocaleString('zh-CN')}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
