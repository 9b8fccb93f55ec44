import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** As `platform/shared/participant.ts` names it; journeys stand outside of the shop. */
const HEADER = 'x-participant';

async function participantNow(post: APIRequestContext['post']): Promise<string> {
  const response = await post('/member-center/user/currentParticipant', { data: {} });
  const { data } = (await response.json()) as { data: { participantId: string | null } };
  return data.participantId ?? 'visitor';
}

/**
 * What a journey calls past the pages is called by cookie, as pages do: each call says whom it is for, which is whoever
 * the browser works for at that moment. Pages say it by themselves.
 */
export function callAsPage({ request }: BrowserContext): void {
  const post = request.post.bind(request);
  request.post = async (url, options) =>
    post(url, { ...options, headers: { [HEADER]: await participantNow(post), ...options?.headers } });
}
