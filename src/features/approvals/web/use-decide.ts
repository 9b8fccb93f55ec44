import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { DecisionInput, DecisionResult } from '../contract/approval-schemas.ts';
import { approvalApi } from './approval-api.ts';
import { APPROVALS_KEY } from './approval-queries.ts';

export interface Decidable {
  taskId: string | null;
  snapshotHash: string;
  documentNo: string;
}

export interface DecisionDraft extends Pick<DecisionInput, 'action'> {
  comment?: string;
  fileIds?: string[];
  toMemberId?: string;
  refusedLines?: { lineNo: number; reason: string }[];
}

/** One word where all went well; otherwise what did not, by number. `rows` are in the order of the results. */
function report(results: readonly DecisionResult[], rows: readonly Decidable[]): void {
  const failed = results.flatMap((result, index) =>
    result.done ? [] : [{ ...result, name: rows[index]?.documentNo }],
  );
  const [first] = results;
  if (failed.length === 0 && first) {
    notify.success(results.length === 1 ? first.message : `已处理 ${results.length} 个审批`);
    return;
  }
  const told = failed.slice(0, 3).map(({ name, message, changes }) => `${name}：${[message, ...changes].join('；')}`);
  const done = results.length - failed.length;
  notify.error(`${done > 0 ? `${done} 个已处理，` : ''}${failed.length} 个没有处理。${told.join(' ')}`);
}

/** Decides tasks and tells what came of it; answers whether every one was decided. */
export function useDecide() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const decide = async (rows: readonly Decidable[], { comment = '', ...draft }: DecisionDraft): Promise<boolean> => {
    const tasks = rows.flatMap(({ taskId, snapshotHash }) => (taskId === null ? [] : [{ taskId, snapshotHash }]));
    if (tasks.length === 0) return false;
    setBusy(true);
    try {
      const results = await approvalApi.call.decide({ ...draft, comment, tasks });
      report(
        results,
        rows.filter(({ taskId }) => taskId !== null),
      );
      return results.every(({ done }) => done);
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '处理失败，请检查网络后重试');
      return false;
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: APPROVALS_KEY });
    }
  };
  return { decide, busy };
}
