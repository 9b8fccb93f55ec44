import { categoryHref } from '#business/paths/rules/public.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CategoryTree } from '../contract/category-schemas.ts';
import styles from './category-menu.module.css';

type CategoryPanelProps = { entry: CategoryTree[number]; onPointerEnter: () => void };

/** Second and third level of one category, all at once. */
export function CategoryPanel({ entry, onPointerEnter }: CategoryPanelProps) {
  return (
    <div className={styles.panel} onPointerEnter={onPointerEnter}>
      {entry.children.map((branch) => (
        <section key={branch.code} className={styles.branch}>
          <h3>
            <PageLink href={categoryHref(branch.code)}>{branch.name}</PageLink>
          </h3>
          <ul className={styles.leaves}>
            {branch.children.map((leaf) => (
              <li key={leaf.code}>
                <PageLink href={categoryHref(leaf.code)}>{leaf.name}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
