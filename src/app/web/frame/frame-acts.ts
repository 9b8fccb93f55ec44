import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import {
  logOut as endSession,
  openPersonalEdition as openPersonal,
  switchFirm as workFor,
} from '#features/access/web/public.ts';
import { runSearch, searchHistoryQuery, suggestQuery } from '#features/search/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { SearchScope, Suggestion } from './frame-data.ts';
import { forgetReturnAddress } from './use-return-address.ts';

export { clearHistory } from '#features/search/web/public.ts';

const fail = (otherwise: string) => (error: unknown) => notify.error(wordsOfRefusal(error, otherwise));

export function search(router: AnyRouter, keyword: string, scope: SearchScope): void {
  // Addresses outside the shop come only from redirects an operator configured.
  const go = (href: string) => (href.startsWith('/') ? router.navigate({ href }) : window.location.assign(href));
  void runSearch(keyword, scope).then(go);
}

export async function suggest(queryClient: QueryClient, keyword: string): Promise<readonly Suggestion[]> {
  const found = await queryClient.fetchQuery(suggestQuery(keyword));
  return found.map(({ suggestKeyword, note }) => ({ keyword: suggestKeyword, note: note ?? undefined }));
}

export const loadHistory = (queryClient: QueryClient) => queryClient.fetchQuery(searchHistoryQuery);

export function logOut(router: AnyRouter, queryClient: QueryClient): void {
  endSession(queryClient).then(
    () => {
      forgetReturnAddress();
      void router.navigate({ href: LOGIN_PATH, replace: true });
    },
    () => notify.error('退出失败，请稍后再试'),
  );
}

export function switchFirm(firmParticipantId: string): void {
  workFor(firmParticipantId).catch(fail('切换失败，请稍后再试'));
}

export function openPersonalEdition(): void {
  openPersonal().catch(fail('个人版暂时无法打开'));
}
