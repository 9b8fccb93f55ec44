import type { ReactNode } from 'react';
import { RefreshIcon } from '#platform/web/icons/icons.tsx';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import { Footer } from './footer.tsx';
import type { SiteConfig } from './frame-data.ts';
import { reloadWithoutCookies } from './fresh-page.ts';
import styles from './layout.module.css';
import { Logo } from './logo.tsx';

/** Logo, support phone and a reload that forgets broken cookies (specification 2.4). */
export function LoginLayout({ site, children }: { site: SiteConfig; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.slimBar}>
        <div className={styles.slimInner}>
          <Logo logoUrl={null} />
          <div className={styles.help}>
            <span>
              客服热线 <strong>{site.supportPhone}</strong>
            </span>
            <button type="button" onClick={reloadWithoutCookies}>
              <RefreshIcon size={14} />
              重新加载页面
            </button>
          </div>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.login}>
        {children}
      </main>
      <Footer site={site} />
    </div>
  );
}
