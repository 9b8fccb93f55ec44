import type { ReactNode } from 'react';
import { CrumbBack } from '#platform/web/display/crumb-back.ts';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import { FloatingToolbar } from './floating-toolbar.tsx';
import { Footer } from './footer.tsx';
import type { FrameProps } from './frame-data.ts';
import styles from './layout.module.css';
import { MainBar } from './main-bar.tsx';
import { TopBar } from './top-bar.tsx';

export type DefaultLayoutProps = FrameProps & {
  /** Route name of specification 2: Home, searchResult, Sku, Cart … */
  pageName: string;
  correctionHref?: string;
  /** Panels that float beside every page, such as the share panel. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Header, content, footer and the tools at the edge (specification 2.4). */
export function DefaultLayout({ data, actions, pageName, correctionHref, aside, children }: DefaultLayoutProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar data={data} actions={actions} />
      <MainBar data={data} actions={actions} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <CrumbBack value={data.punchOut ? actions.goBack : undefined}>{children}</CrumbBack>
      </main>
      <Footer site={data.site} />
      <FloatingToolbar data={data} actions={actions} pageName={pageName} correctionHref={correctionHref} />
      {aside}
    </div>
  );
}
