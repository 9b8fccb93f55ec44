import { PhoneIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './footer.module.css';
import type { SiteConfig } from './frame-data.ts';

/** Support phone line and filing badges (specification 2.4). */
export function Footer({ site }: { site: SiteConfig }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.phone}>
          <PhoneIcon size={15} />
          客户服务热线 <strong>{site.supportPhone}</strong>
          <span>工作日 8:30 – 18:00</span>
        </p>
        <ul className={styles.filings}>
          {site.filings.map(({ text, href }) => (
            <li key={text}>
              {href ? (
                <PageLink href={href} target="_blank">
                  {text}
                </PageLink>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
