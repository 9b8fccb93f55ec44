import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { departmentApi, memberApi, roleApi } from './members-api.ts';

/** Everything people, departments and roles show of each other follows a change of one of them. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [memberApi, departmentApi, roleApi].map(({ query }) => queryClient.invalidateQueries({ queryKey: query.key() })),
    );
}

/** One change: it is said when it is done, the pages follow, and a refusal stays to be read. */
export function useMemberAct() {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, forget: () => setProblem(null) };
}
