import { useRef, useState } from 'react';
import { BRAND_INDEX_PATH, categoryHref } from '#business/paths/rules/public.ts';
import { ChevronRightIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { useHoverIntent } from '#platform/web/overlays/use-hover-intent.ts';
import type { CategoryTree } from '../contract/category-schemas.ts';
import styles from './category-menu.module.css';
import { CategoryPanel } from './category-panel.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

/** All categories: a resting pointer or the right arrow opens second and third level of an entry at once. */
export function CategoryMenu({ tree }: { tree: CategoryTree }) {
  const [open, setOpen] = useState<string | null>(null);
  const menu = useRef<HTMLElement>(null);
  const pointed = useRef<string | null>(null);
  const hover = useHoverIntent((over) => setOpen(over ? pointed.current : null));
  const point = (code: string) => {
    pointed.current = code;
    hover(true);
  };
  useMenuKeys(menu, setOpen);
  return (
    <nav aria-label="商品分类" className={styles.menu} ref={menu} onPointerLeave={() => hover(false)}>
      <ul className={styles.list}>
        {tree.map((entry) => (
          <li key={entry.code} data-code={entry.code} data-open={entry.code === open || undefined}>
            <PageLink
              href={categoryHref(entry.code)}
              className={styles.entry}
              aria-expanded={entry.code === open}
              onPointerEnter={(event) => event.pointerType === 'mouse' && point(entry.code)}
            >
              <span className={styles.name}>{entry.name}</span>
              <ChevronRightIcon size={12} />
            </PageLink>
            {entry.code === open && <CategoryPanel entry={entry} onPointerEnter={() => point(entry.code)} />}
          </li>
        ))}
      </ul>
      <PageLink href={BRAND_INDEX_PATH} className={styles.brands} onPointerEnter={() => hover(false)}>
        全部品牌
        <ChevronRightIcon size={12} />
      </PageLink>
    </nav>
  );
}
