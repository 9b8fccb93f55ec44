import type { ReactNode } from 'react';
import { FloatingToolbar } from './floating-toolbar.tsx';
import type { FrameProps } from './frame-data.ts';
import { PageShell } from './page-shell.tsx';

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
  const tools = (
    <>
      <FloatingToolbar data={data} actions={actions} pageName={pageName} correctionHref={correctionHref} />
      {aside}
    </>
  );
  return (
    <PageShell data={data} actions={actions} tools={tools}>
      {children}
    </PageShell>
  );
}
