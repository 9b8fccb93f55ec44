import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { priceDeskApi } from '../price-desk-api.ts';

/** One change at the desk: it is said when it is done, the lists follow, and a refusal stays to be read. */
export function useDeskAct() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      notify.success(done);
      await queryClient.invalidateQueries({ queryKey: priceDeskApi.query.key() });
      return true;
    } catch (error) {
      setProblem(isCallError(error) ? error.message : '没有保存，请检查网络后重试');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, forget: () => setProblem(null) };
}
