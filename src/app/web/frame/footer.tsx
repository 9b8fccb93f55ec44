import { PhoneIcon } from '#platform/web/icons/icons.tsx';
import styles from './footer.module.css';
import type { SiteConfig } from './frame-data.ts';

/** Support phone line and filing badges (specification 2.4). */
export function Footer({ site }: { site: SiteConfig }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.support}>
          <PhoneIcon size={16} />
          客服热线 <strong>{site.supportPhone}</strong>
        </span>
        <ul className={styles.filings}>
          {site.filings.map((filing) => (
            <li key={filing.text}>
              {filing.href ? (
                <a href={filing.href} target="_blank" rel="noopener noreferrer">
                  {filing.text}
                </a>
              ) : (
                filing.text
              )}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
