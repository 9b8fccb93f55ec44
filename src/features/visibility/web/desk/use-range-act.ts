import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { countQuery, rangeQuery } from './desk-queries.ts';

/** A change to the rules of a customer: one at a time, told when done, and the page reads them anew. */
export function useRangeAct(customerCode: string) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<string>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      notify.success(await work());
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: rangeQuery(customerCode).queryKey }),
        queryClient.invalidateQueries({ queryKey: countQuery(customerCode).queryKey }),
      ]);
      return true;
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '没有保存，请检查网络后重试');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, busy };
}
