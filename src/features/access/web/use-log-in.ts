import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { announceLogin } from './announce-login.ts';
import { keepDraftsOf } from './forget-stored-identity.ts';
import { landingPath } from './landing-path.ts';
import { loginApi } from './login-api.ts';
import { sessionQuery } from './session-query.ts';

type LoginFields = Omit<Parameters<typeof loginApi.call.login>[0], 'remember'> & { remember: boolean };

export interface LoginRefusal {
  message: string;
  /** Seconds until another try makes sense; null when one may try at once. */
  waitSeconds: number | null;
  captchaNeeded: boolean;
}

function refusalOf(error: unknown): LoginRefusal {
  if (!isCallError(error)) return { message: '网络异常，请稍后再试', waitSeconds: null, captchaNeeded: false };
  const { retryAfter, captchaNeeded } = (error.data ?? {}) as { retryAfter?: unknown; captchaNeeded?: unknown };
  return {
    message: error.message,
    waitSeconds: typeof retryAfter === 'number' ? retryAfter : null,
    captchaNeeded: captchaNeeded === true,
  };
}

/**
 * Logs in and goes on to where the login leads. Everything kept of the previous identity is forgotten before the new
 * one is shown. `logIn` resolves to the refusal, or to null when the person is in and the page is about to change.
 */
export function useLogIn(from: string | undefined) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const goTo = (href: string) => void router.navigate({ href });

  async function enter(fields: LoginFields): Promise<void> {
    await loginApi.call.login(fields);
    queryClient.clear();
    const session = await queryClient.fetchQuery(sessionQuery);
    if (!session) throw new Error('the session that was just opened is gone');
    keepDraftsOf(session.participantId);
    void announceLogin(session, goTo);
    await router.navigate({ href: landingPath(from, session.firmType), replace: true });
  }

  async function logIn(fields: LoginFields): Promise<LoginRefusal | null> {
    setBusy(true);
    try {
      await enter(fields);
      return null;
    } catch (error) {
      setBusy(false);
      return refusalOf(error);
    }
  }

  return { busy, logIn };
}
