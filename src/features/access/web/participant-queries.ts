import { queryOptions } from '@tanstack/react-query';
import { PARTICIPANT_HEADER } from '#platform/shared/participant.ts';
import { isCallError } from '#platform/web/api-client.ts';
import type { UserInfo } from '../contract/access-schemas.ts';
import { accessApi } from './access-api.ts';

/** Whom this browser works for now; another tab may have changed it. */
export async function currentParticipant(): Promise<string | null> {
  return (await accessApi.call.currentParticipant({})).participantId;
}

/** Who that is, past what this page keeps; null for a visitor. */
export async function readPersonNow(): Promise<UserInfo | null> {
  try {
    return await accessApi.call.info({});
  } catch (error) {
    if (isCallError(error) && error.status === 401) return null;
    throw error;
  }
}

/** Firms a person may switch between; asked for once the page stands, the frame does without. */
export const switchInfoQuery = queryOptions({
  queryKey: ['switch-info'],
  staleTime: 10 * 60_000,
  queryFn: () => accessApi.call.switchInfo({}),
});

/**
 * Works for another firm from now on; a page is loaded anew, so that nothing of the first firm stays (specification 4).
 * That is home, unless the person came for something of the other firm.
 */
export async function switchFirm(firmParticipantId: string, href = '/'): Promise<void> {
  await accessApi.call.switchLogin({ firmParticipantId });
  window.location.replace(href);
}

/**
 * Back to the firm this page belongs to, from the one another tab has switched to: an act of the participant who is on
 * now, who was named to the person. Nothing is loaded anew, so what was typed stays.
 */
export async function switchBack(firmParticipantId: string, now: string): Promise<void> {
  const headers = { [PARTICIPANT_HEADER]: now };
  await accessApi.call.switchLogin({ firmParticipantId }, { context: { headers } });
}

/** Whether the personal edition is offered (specification 3, pre-login response). */
export const loginPreQuery = queryOptions({
  queryKey: ['login-pre'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: () => accessApi.call.loginPre({ scenarioCode: 'enterprise' }),
});

/** Opens the personal edition with a one-time code for scenario official (specification 2.6). */
export async function openPersonalEdition(): Promise<void> {
  const { url } = await accessApi.call.jumpLogin({ scenarioCode: 'official' });
  window.location.assign(url);
}
