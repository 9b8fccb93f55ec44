import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentParticipant, sessionQuery } from '#features/access/web/public.ts';
import { isAccountPage } from '../guards/account-pages.ts';

/**
 * Tab visibility check of specification 4: another tab may have switched the firm, logged in as somebody else or logged
 * out. When this tab is shown again it asks who it works for, and a page that no longer fits is loaded anew.
 */
export function useParticipantWatch(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const check = async () => {
      const known = queryClient.getQueryData(sessionQuery.queryKey)?.participantId ?? null;
      if (document.visibilityState !== 'visible' || known === null) return;
      // Offline or overloaded: nothing is known, so nothing is thrown away.
      const now = await currentParticipant().catch(() => known);
      if (now === known) return;
      if (isAccountPage(router.state.location.pathname)) return window.location.reload();
      await queryClient.resetQueries();
      await router.invalidate();
    };
    const onVisible = () => void check();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [queryClient, router]);
}
