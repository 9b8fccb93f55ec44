import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCallError, isFinalRefusal, newIdempotencyKey, wordsOfRefusal } from './api-client.ts';
import { wordsOfSilence } from './browser/is-offline.ts';
import { notify } from './feedback/notify.ts';
import { useBusy } from './use-busy.ts';

export type ActContext = { context: { idempotencyKey: string } };

interface ActHabits {
  /** Refusals that mean somebody was quicker: what is shown is asked for again; `any`: after whatever went wrong. */
  staleAfter?: 'any' | readonly string[];
  /** Where no place is kept for a refusal it is told in passing. */
  passing?: boolean;
  /** Told where no answer came. */
  otherwise?: string;
  /** What is asked for again once it is done; everything shown, where nothing is named. */
  renews?: readonly QueryKey[];
}

const isStale = (error: unknown, staleAfter: ActHabits['staleAfter']): boolean =>
  staleAfter === 'any' || (isCallError(error) && staleAfter?.includes(String(error.code)) === true);

/**
 * One act, done once however often its button is pressed: it is said when it is done, what hangs on it is asked for
 * again, and a refusal stays to be read. `run` tells whether it was done; `obtain` has what came of it, null for nothing.
 */
export function useAct({ staleAfter, passing = false, otherwise, renews }: ActHabits = {}) {
  const queryClient = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const { busy, during } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const renew = async () => {
    const keys = renews?.map((queryKey) => ({ queryKey })) ?? [undefined];
    await Promise.all(keys.map((filter) => queryClient.invalidateQueries(filter)));
  };
  const refuse = async (error: unknown) => {
    // A refusal ends the try; where nobody knows what became of it the same act is sent again under the same key.
    if (isFinalRefusal(error)) key.current = newIdempotencyKey();
    const told = wordsOfRefusal(error, wordsOfSilence(otherwise ?? '没有成功，请检查网络后重试'));
    if (passing) notify.error(told);
    else setProblem(told);
    if (isStale(error, staleAfter)) await renew();
  };
  const attempt = <T>(work: (context: ActContext) => Promise<T>, done?: string): Promise<{ result: T } | null> =>
    during(async () => {
      setProblem(null);
      try {
        const result = await work({ context: { idempotencyKey: key.current } });
        key.current = newIdempotencyKey();
        if (done !== undefined) notify.success(done);
        await renew();
        return { result };
      } catch (error) {
        await refuse(error);
        return null;
      }
    });
  const run = async (work: (context: ActContext) => Promise<unknown>, done?: string): Promise<boolean> =>
    (await attempt(work, done)) !== null;
  const obtain = async <T>(work: (context: ActContext) => Promise<T>, done?: string): Promise<T | null> =>
    (await attempt(work, done))?.result ?? null;
  return { busy, problem, run, obtain, forget: () => setProblem(null) };
}

export type Act = ReturnType<typeof useAct>;
