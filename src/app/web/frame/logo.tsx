import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './logo.module.css';

const PRODUCT = 'MRO采购系统';

/** The company's logo when it has one, otherwise the product's, and the product's name; leads home. */
export function Logo({ logoUrl, firmName }: { logoUrl: string | null; firmName?: string }) {
  return (
    <PageLink href="/" className={styles.logo} aria-label={`${PRODUCT}首页`}>
      {logoUrl ? <img className={styles.company} src={logoUrl} alt={firmName ?? ''} height={40} /> : <ProductMark />}
      <span className={styles.name}>{PRODUCT}</span>
    </PageLink>
  );
}

/** A hexagon socket seen from above: the most ordered part of the shop. */
function ProductMark() {
  return (
    <svg className={styles.mark} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect width="36" height="36" rx="9" fill="var(--primary-solid)" />
      <circle cx="18" cy="18" r="11.2" fill="none" stroke="#fff" strokeWidth="2.6" />
      <path d="m18 11.6 5.6 3.200v6.400L18 24.400l-5.6-3.200v-6.400z" fill="#fff" />
    </svg>
  );
}
