import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { ImportRunDetail } from '../../../contract/import/import-schemas.ts';
import { importApi } from './import-api.ts';
import { runQuery } from './import-queries.ts';

/** One act on a run: the page follows at once, and a refusal says why. */
export function useRunAct() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const key = useRef(newIdempotencyKey());
  const act = async (work: (idempotencyKey: string) => Promise<ImportRunDetail>): Promise<ImportRunDetail | null> => {
    setBusy(true);
    try {
      const run = await work(key.current);
      key.current = newIdempotencyKey();
      queryClient.setQueryData(runQuery(run.id).queryKey, run);
      await queryClient.invalidateQueries({ queryKey: importApi.query.listRuns.key() });
      return run;
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '没有成功，请检查网络后重试');
      await queryClient.invalidateQueries({ queryKey: importApi.query.readRun.key() });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
