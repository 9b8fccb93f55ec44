import { type KeyboardEvent, useRef, useState } from 'react';
import { ChevronRightIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { useHoverIntent } from '#platform/web/overlays/use-hover-intent.ts';
import type { CategoryTree } from '../contract/category-schemas.ts';
import styles from './category-menu.module.css';
import { CategoryPanel } from './category-panel.tsx';
import { categoryHref } from './item-links.ts';
import { moveFocus } from './move-focus.ts';

/**
 * All categories: a resting pointer opens second and third level of an entry at once. Keys: up and down move along,
 * right goes into the panel, left and Escape come back.
 */
export function CategoryMenu({ tree }: { tree: CategoryTree }) {
  const [open, setOpen] = useState<string | null>(null);
  const pointed = useRef<string | null>(null);
  const hover = useHoverIntent((over) => setOpen(over ? pointed.current : null));
  const point = (code: string) => {
    pointed.current = code;
    hover(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entry = (event.target as HTMLElement).closest('li[data-code]');
    if (!(entry instanceof HTMLElement)) return;
    const handled = act(event, entry, setOpen);
    if (handled) event.preventDefault();
  };
  return (
    <nav aria-label="商品分类" className={styles.menu} onPointerLeave={() => hover(false)} onKeyDown={onKeyDown}>
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
    </nav>
  );
}

/** One key press on an entry or inside its panel; answers whether it meant anything. */
function act(event: KeyboardEvent, entry: HTMLElement, setOpen: (code: string | null) => void): boolean {
  const own = entry.querySelector<HTMLElement>(':scope > a');
  const inPanel = event.target !== own;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return moveFocus(entry, inPanel ? 'a' : 'li[data-code] > a', event.key === 'ArrowDown' ? 1 : -1);
    case 'ArrowRight':
      if (inPanel) return moveFocus(entry, 'a', 1);
      setOpen(entry.dataset.code ?? null);
      // The panel is drawn before the next frame; then its first link can take the focus.
      requestAnimationFrame(() => entry.querySelector<HTMLElement>(':scope > div a')?.focus());
      return true;
    case 'ArrowLeft':
    case 'Escape':
      if (!inPanel && event.key === 'ArrowLeft') return false;
      own?.focus();
      setOpen(null);
      return true;
    default:
      return false;
  }
}
