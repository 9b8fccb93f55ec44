import type { ReactNode } from 'react';
import { CrumbBack } from '#platform/web/display/crumb-back.ts';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import { Footer } from './footer.tsx';
import type { FrameProps } from './frame-data.ts';
import styles from './layout.module.css';
import { MainBar } from './main-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The bars, the page and the footer; `tools` stand beside them. */
export function PageShell({ data, actions, tools, children }: FrameProps & { tools?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar data={data} actions={actions} />
      <MainBar data={data} actions={actions} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <CrumbBack value={data.punchOut ? actions.goBack : undefined}>{children}</CrumbBack>
      </main>
      <Footer site={data.site} />
      {tools}
    </div>
  );
}
