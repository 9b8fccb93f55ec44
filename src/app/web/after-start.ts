import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { startMonitoring } from '#features/diagnostics/web/public.ts';
import { intentClient } from '#platform/web/intent/intent-client.ts';
import { watchIntent } from '#platform/web/intent/watch-intent.ts';
import { watchLinks } from '#platform/web/links/watch-links.ts';
import { watchParticipant } from './frame/watch-participant.ts';

export { introducePerson, openChat, reportError } from '#features/diagnostics/web/public.ts';
export * from './frame/frame-acts.ts';

/** Items' pages: rows that lead there are loaded ahead on telephones as soon as they are in view. */
const ITEM_START = '/u-';

/** From the start until this came. */
export interface Before {
  /** Path of the page that was opened. */
  pathname: string;
  faults: readonly Event[];
}

/**
 * What a page does besides being shown, and what is pressed in its frame: none of it is needed for the first paint, so it
 * comes behind it.
 */
export function afterStart(router: AnyRouter, before: Before): void {
  const context = router.options.context as { queryClient: QueryClient; aheadClient: QueryClient };
  startMonitoring(router, before);
  context.aheadClient = intentClient(context.queryClient, () => router.state.status === 'pending');
  watchIntent(router, { inView: (href) => href.startsWith(ITEM_START) });
  watchLinks(router);
  watchParticipant(router, context.queryClient);
}
