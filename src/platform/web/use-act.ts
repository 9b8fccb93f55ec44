import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCallError, isFinalRefusal, newIdempotencyKey } from './api-client.ts';
import { notify } from './feedback/notify.ts';

export type ActContext = { context: { idempotencyKey: string } };

interface ActHabits {
  /** Refusals that mean somebody was quicker: what is shown is asked for again; `any`: after whatever went wrong. */
  staleAfter?: 'any' | readonly string[];
  /** Where no place is kept for a refusal it is told in passing. */
  passing?: boolean;
}

const isStale = (error: unknown, staleAfter: ActHabits['staleAfter']): boolean =>
  staleAfter === 'any' || (isCallError(error) && staleAfter?.includes(String(error.code)) === true);

/**
 * One act, done once however often its button is pressed: it is said when it is done, everything shown is asked for
 * again, and a refusal stays to be read.
 */
export function useAct({ staleAfter, passing = false }: ActHabits = {}) {
  const queryClient = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: (context: ActContext) => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work({ context: { idempotencyKey: key.current } });
      key.current = newIdempotencyKey();
      notify.success(done);
      await queryClient.invalidateQueries();
      return true;
    } catch (error) {
      // A refusal ends the try; where nobody knows what became of it the same act is sent again under the same key.
      if (isFinalRefusal(error)) key.current = newIdempotencyKey();
      const told = isCallError(error) ? error.message : '没有成功，请检查网络后重试';
      if (passing) notify.error(told);
      else setProblem(told);
      if (isStale(error, staleAfter)) await queryClient.invalidateQueries();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, forget: () => setProblem(null) };
}

export type Act = ReturnType<typeof useAct>;
