import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { searchDeskApi } from './search-desk-api.ts';

/** A change of words: one at a time, told when done, and the lists are read anew. Resolves to whether it succeeded. */
export function useWordsAct() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, told: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      notify.success(told);
      await queryClient.invalidateQueries({ queryKey: searchDeskApi.query.key() });
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
