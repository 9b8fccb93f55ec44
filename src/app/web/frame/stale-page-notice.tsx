import { useSyncExternalStore } from 'react';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import { stalePage } from '#platform/web/page-caller.ts';

// Seldom seen: no page pays for it before it is needed.
const dialog = lateComponent<object>(async () => (await import('./stale-page-dialog.tsx')).default);

/** Says so when the page belongs to somebody the browser no longer works for; what was typed stays where it is. */
export function StalePageNotice() {
  const stale = useSyncExternalStore(stalePage.subscribe, stalePage.isStale, () => false);
  const Notice = dialog.useWhen(stale);
  return Notice && <Notice />;
}
