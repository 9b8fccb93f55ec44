import { itemHref } from '#business/paths/rules/public.ts';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './search-material.module.css';
import type { StoredMatch } from './stored-matches.ts';

/** What a search has matched, by name, while prices are on their way. */
export function PendingMatches({ matches }: { matches: readonly StoredMatch[] }) {
  if (matches.length === 0) return <SkeletonRows count={4} height={64} columns={4} />;
  return (
    <ul className={styles.pending} aria-busy="true">
      {matches.map(({ materialCode, itemCode, productName }) => (
        <li key={`${materialCode} ${itemCode}`}>
          <span className={styles.code}>{materialCode}</span>
          <PageLink href={itemHref(itemCode)}>{productName}</PageLink>
        </li>
      ))}
    </ul>
  );
}
