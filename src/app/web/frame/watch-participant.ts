import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { currentParticipant, sessionQuery } from '#features/access/web/public.ts';
import { stalePage } from '#platform/web/page-caller.ts';
import { isAccountPage } from '../guards/account-pages.ts';
import { pageOf } from '../page-table.ts';
import { afterChange } from './after-change.ts';
import { holdsTypedText, watchTyping } from './typed-text.ts';

/**
 * Tab visibility check of specification 4: another tab may have switched the firm, logged in as somebody else or logged
 * out. When this tab is shown again it asks who it works for, and a page that no longer fits is loaded anew – unless
 * something was typed in it, which is for its owner to give up.
 */
export function watchParticipant(router: AnyRouter, queryClient: QueryClient): void {
  const check = async () => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (document.visibilityState !== 'visible' || session === undefined) return;
    const known = session?.participantId ?? null;
    // Offline or overloaded: nothing is known, so nothing is thrown away.
    const now = await currentParticipant().catch(() => known);
    const page = pageOf(router.state.matches);
    const todo = afterChange({ known, now, isAccountPage: isAccountPage(page), typed: holdsTypedText() });
    if (todo === 'nothing') stalePage.forget();
    if (todo === 'tell') stalePage.tell();
    if (todo === 'reload') window.location.reload();
    if (todo !== 'refetch') return;
    await queryClient.resetQueries();
    await router.invalidate();
  };
  document.addEventListener('visibilitychange', () => void check());
  watchTyping();
}
