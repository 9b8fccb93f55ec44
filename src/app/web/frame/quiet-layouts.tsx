import type { ReactNode } from 'react';
import { PageLoadingBar } from '#platform/web/feedback/page-loading.tsx';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import { Footer } from './footer.tsx';
import type { FrameProps, SiteConfig } from './frame-data.ts';
import { reloadWithoutCookies } from './fresh-page.ts';
import styles from './layouts.module.css';
import { Logo } from './logo.tsx';
import { TopBar } from './top-bar.tsx';

/** Logo, support phone and a way out when something is stuck (specification 2.4). */
export function LoginLayout({ site, children }: { site: SiteConfig; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PageLoadingBar />
      <header className={styles.loginBar}>
        <div className={styles.loginInner}>
          <Logo logoUrl={null} />
          <div className={styles.loginSide}>
            <span>服务热线 {site.supportPhone}</span>
            <button type="button" className={styles.reload} onClick={reloadWithoutCookies}>
              重新加载页面
            </button>
          </div>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.plain}>
        {children}
      </main>
      <Footer site={site} />
    </div>
  );
}

export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

/**
 * For pages opened from links on a phone; usable at 375 px. The first of them come with sharing.
 * @public
 */
export function MobileLayout({ children }: { children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.mobile}>
      {children}
    </main>
  );
}

/**
 * Purchased goods management: the top bar and nothing else above the content. The page comes with purchasing.
 * @public
 */
export function PurchaseLayout({ data, actions, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PageLoadingBar />
      <TopBar data={data} actions={actions} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
