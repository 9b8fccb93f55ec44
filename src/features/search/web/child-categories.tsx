import { categoryHref } from '#business/paths/rules/public.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CategoryPage, Facets } from '../contract/search-schemas.ts';
import styles from './child-categories.module.css';

interface ChildCategoriesProps {
  page: CategoryPage;
  facets: Pick<Facets, 'categories' | 'sampled'> | undefined;
}

/** Name of the category and the ones below it; how many items each holds is counted by the result. */
export function ChildCategories({ page, facets }: ChildCategoriesProps) {
  const countOf = new Map(facets?.categories.map(({ key, count }) => [key, count]));
  return (
    <div className={styles.head}>
      <h1 className={styles.name}>{page.category.name}</h1>
      {page.children.length > 0 && (
        <ul className={styles.children} aria-label="下级分类">
          {page.children.map(({ code, name }) => (
            <li key={code}>
              <PageLink href={categoryHref(code)} className={styles.child} swift>
                {name}
                {countOf.has(code) && (
                  <span className={styles.count}>
                    {countOf.get(code)?.toLocaleString('zh-CN')}
                    {facets?.sampled && '+'}
                  </span>
                )}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
