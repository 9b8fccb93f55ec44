import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { siteQuery } from '#features/content/web/public.ts';
import { actLate, askLate } from '../late-parts.ts';
import type { FrameActions } from './frame-data.ts';

/** What the frame does when something in it is pressed; how stands in `frame-acts`, which comes behind the first paint. */
export function useFrameActions(): FrameActions {
  const router: AnyRouter = useRouter();
  const queryClient = useQueryClient();
  const { data: site } = useSuspenseQuery(siteQuery);
  const { chatUrl } = site;
  return useMemo<FrameActions>(
    () => ({
      search: (keyword, scope) => actLate(({ search }) => search(router, keyword, scope)),
      goHome: () => void router.navigate({ href: '/' }),
      suggest: (keyword) => askLate(({ suggest }) => suggest(queryClient, keyword), []),
      loadHistory: () => askLate(({ loadHistory }) => loadHistory(queryClient), []),
      clearHistory: () => askLate(({ clearHistory }) => clearHistory(), undefined),
      logOut: () => actLate(({ logOut }) => logOut(router, queryClient)),
      switchFirm: (firmParticipantId) => actLate(({ switchFirm }) => switchFirm(firmParticipantId)),
      openPersonalEdition: () => actLate(({ openPersonalEdition }) => openPersonalEdition()),
      contactService: chatUrl ? () => actLate(({ openChat }) => openChat(chatUrl)) : undefined,
      goBack: () => router.history.back(),
    }),
    [router, queryClient, chatUrl],
  );
}
