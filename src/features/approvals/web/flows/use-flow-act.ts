import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { approvalFlowApi } from './approval-flow-api.ts';

/** One change of the list: it is said when it is done, the list follows, a refusal is told with its reason. */
export function useFlowAct() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '没有保存，请检查网络后重试');
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: approvalFlowApi.query.key() });
      setBusy(false);
    }
  };
  return { busy, run };
}
