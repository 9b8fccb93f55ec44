import type { ReactNode } from 'react';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import { Footer } from './footer.tsx';
import type { SiteConfig } from './frame-data.ts';
import styles from './layout.module.css';
import { Logo } from './logo.tsx';

/** Narrow frame of pages for phones, down to 375 px. */
export function MobileLayout({
  site,
  logoUrl,
  children,
}: {
  site: SiteConfig;
  logoUrl: string | null;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.shell} ${styles.phone}`}>
      <SkipLink />
      <header className={styles.slimBar}>
        <div className={styles.slimInner}>
          <Logo logoUrl={logoUrl} />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer site={site} />
    </div>
  );
}
