import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { logOut, openPersonalEdition, switchFirm } from '#features/access/web/public.ts';
import { siteQuery } from '#features/content/web/public.ts';
import { openChat } from '#features/diagnostics/web/public.ts';
import { clearHistory, runSearch, searchHistoryQuery, suggestQuery } from '#features/search/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { FrameActions } from './frame-data.ts';
import { forgetReturnAddress } from './use-return-address.ts';

const wordsOf = (error: unknown, otherwise: string) => wordsOfRefusal(error, otherwise);

/** What the frame does when something in it is pressed. */
export function useFrameActions(): FrameActions {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: site } = useSuspenseQuery(siteQuery);
  const { chatUrl } = site;
  return useMemo<FrameActions>(
    () => ({
      search: (keyword, scope) => {
        // Addresses outside the shop come only from redirects an operator configured.
        const go = (href: string) => (href.startsWith('/') ? router.navigate({ href }) : window.location.assign(href));
        void runSearch(keyword, scope).then(go);
      },
      goHome: () => void router.navigate({ href: '/' }),
      suggest: async (keyword) =>
        (await queryClient.fetchQuery(suggestQuery(keyword))).map(({ suggestKeyword, note }) => ({
          keyword: suggestKeyword,
          note: note ?? undefined,
        })),
      loadHistory: () => queryClient.fetchQuery(searchHistoryQuery),
      clearHistory,
      logOut: () => {
        logOut(queryClient).then(
          () => {
            forgetReturnAddress();
            void router.navigate({ href: LOGIN_PATH, replace: true });
          },
          () => notify.error('退出失败，请稍后再试'),
        );
      },
      switchFirm: (firmParticipantId) => {
        switchFirm(firmParticipantId).catch((error: unknown) => notify.error(wordsOf(error, '切换失败，请稍后再试')));
      },
      openPersonalEdition: () => {
        openPersonalEdition().catch((error: unknown) => notify.error(wordsOf(error, '个人版暂时无法打开')));
      },
      contactService: chatUrl ? () => void openChat(chatUrl) : undefined,
      goBack: () => router.history.back(),
    }),
    [router, queryClient, chatUrl],
  );
}
