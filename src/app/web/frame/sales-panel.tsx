import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { ITEM_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import { pageOf } from '../page-table.ts';
import { showsSharePanel } from './shows-share-panel.ts';

// Nobody but sales people pays for it.
const panel = lateComponent<{ itemCode?: string }>(
  async () => (await import('#features/sharing/web/share-panel.tsx')).default,
);

/** The share panel beside the pages of specification 6, for sales accounts that hold a job code. */
export function SalesPanel() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const path = useRouterState({ select: ({ matches }) => pageOf(matches)?.path ?? '' });
  const href = useRouterState({ select: ({ location }) => location.href });
  const itemCode = useRouterState({ select: ({ matches }) => (matches.at(-1)?.params as { id?: string })?.id });
  const Panel = panel.useWhen(showsSharePanel(session, path));
  return Panel && <Panel key={href} {...(path === ITEM_PATH && itemCode ? { itemCode } : {})} />;
}
