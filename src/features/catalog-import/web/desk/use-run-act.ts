import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '#platform/web/use-act.ts';
import type { ImportRunDetail } from '../../contract/import-schemas.ts';
import { importApi } from './import-api.ts';
import { runQuery } from './import-queries.ts';

/** One act on a run: the page follows at once, and a refusal says why. */
export function useRunAct() {
  const queryClient = useQueryClient();
  const { listRuns, readRun } = importApi.query;
  const { busy, obtain } = useAct({ passing: true, staleAfter: 'any', renews: [listRuns.key(), readRun.key()] });
  const act = (work: (idempotencyKey: string) => Promise<ImportRunDetail>): Promise<ImportRunDetail | null> =>
    obtain(async ({ context }) => {
      const run = await work(context.idempotencyKey);
      queryClient.setQueryData(runQuery(run.id).queryKey, run);
      return run;
    });
  return { busy, act };
}
