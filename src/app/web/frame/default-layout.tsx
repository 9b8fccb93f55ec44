import type { ReactNode } from 'react';
import { PageLoadingBar } from '#platform/web/feedback/page-loading.tsx';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import { FloatingToolbar } from './floating-toolbar.tsx';
import { Footer } from './footer.tsx';
import type { FrameProps } from './frame-data.ts';
import styles from './layouts.module.css';
import { MainBar } from './main-bar.tsx';
import { TopBar } from './top-bar.tsx';

type DefaultLayoutProps = FrameProps & {
  /** Route name of specification 2; decides about the floating tools. */
  pageName: string;
  children: ReactNode;
};

/** Header, content of at most 1800 px, floating tools, footer. */
export function DefaultLayout({ data, actions, pageName, children }: DefaultLayoutProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PageLoadingBar />
      <TopBar data={data} actions={actions} />
      <MainBar data={data} actions={actions} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer site={data.site} />
      <FloatingToolbar data={data} actions={actions} pageName={pageName} />
    </div>
  );
}
