import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { budgetApi } from './budget-api.ts';

/** One change of a cost centre: it is said when it is done and the tree follows; a refusal stays to be read. */
export function useBudgetAct() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: budgetApi.query.key() });
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      notify.success(done);
      await refresh();
      return true;
    } catch (error) {
      setProblem(isCallError(error) ? error.message : '没有保存，请检查网络后重试');
      // Somebody else has changed it: what is shown is brought up to date.
      if (isCallError(error) && error.code === 'BUDGET_CHANGED') await refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, forget: () => setProblem(null) };
}

export type BudgetAct = ReturnType<typeof useBudgetAct>;
