import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { isCallError, wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { DecisionInput, DecisionResult } from '../contract/approval-schemas.ts';
import { DELAY_SECONDS } from '../rules/delayed-decision.ts';
import { approvalApi } from './approval-api.ts';
import { APPROVALS_KEY } from './approval-queries.ts';
import { ConfirmDecisionDialog, type ToConfirm } from './confirm-decision-dialog.tsx';
import { aboutTask } from './delayed-decisions.ts';
import { useUndo } from './use-delayed.ts';

export interface Decidable {
  taskId: string | null;
  snapshotHash: string;
  documentNo: string;
  amount: string;
}

export interface DecisionDraft extends Pick<DecisionInput, 'action'> {
  comment?: string;
  fileIds?: string[];
  toMemberId?: string;
  refusedLines?: { lineNo: number; reason: string }[];
  /** Number and sum stood in the dialog that asked for the rest. */
  confirmed?: DecisionInput['confirmed'];
}

/** What came of one row. */
export interface DecidedRow {
  taskId: string;
  result: DecisionResult;
}

const NOTHING: DecidedRow[] = [];

/** What somebody has confirmed who has read what the server asks. */
const confirmedOf = ({ amount, requests }: ToConfirm): DecisionInput['confirmed'] => ({
  amount,
  overBudget: requests.flatMap(({ taskId, overBudget }) => (overBudget ? [taskId] : [])),
});

/** One word where all went well; otherwise what did not, by number. `rows` are in the order of the results. */
function report(results: readonly DecisionResult[], rows: readonly Decidable[], undo: (taskId: string) => void): void {
  const failed = results.flatMap((result, index) =>
    result.done ? [] : [{ ...result, name: rows[index]?.documentNo }],
  );
  const [first] = results;
  const [row] = rows;
  if (failed.length === 0 && first && typeof first.waits === 'number' && row?.taskId) {
    const { taskId, amount } = row;
    const action = { label: '撤销', onPress: () => undo(taskId) };
    notify.info(`${first.message}，${displayYuan(amount)}`, {
      durationMs: DELAY_SECONDS * 1_000,
      about: aboutTask(taskId),
      action,
    });
    return;
  }
  if (failed.length === 0 && first) {
    notify.success(results.length === 1 ? first.message : `已处理 ${results.length} 个审批`);
    return;
  }
  const told = failed.slice(0, 3).map(({ name, message, changes }) => `${name}：${[message, ...changes].join('；')}`);
  const done = results.length - failed.length;
  notify.error(`${done > 0 ? `${done} 个已处理，` : ''}${failed.length} 个没有处理。${told.join(' ')}`);
}

interface Asking {
  asked: ToConfirm;
  rows: readonly Decidable[];
  draft: DecisionDraft;
  answer: (decided: DecidedRow[]) => void;
}

/** What the server wants confirmed before it decides; null for any other refusal. */
const toConfirm = (error: unknown): ToConfirm | null =>
  isCallError(error) && String(error.code) === 'APPROVAL_CONFIRM' ? (error.data as ToConfirm) : null;

/**
 * Decides tasks and tells what came of it; answers what was decided or waits to be. Where the server wants number and sum
 * confirmed, `confirmation` asks; closing it decides nothing.
 */
export function useDecide() {
  const queryClient = useQueryClient();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const send = async (rows: readonly Decidable[], { comment = '', ...draft }: DecisionDraft): Promise<DecidedRow[]> => {
    const waiting = rows.filter(({ taskId }) => taskId !== null);
    const tasks = waiting.map(({ taskId, snapshotHash }) => ({ taskId: taskId ?? '', snapshotHash }));
    if (tasks.length === 0) return NOTHING;
    setBusy(true);
    for (const { taskId } of tasks) notify.settle(aboutTask(taskId));
    try {
      const results = await approvalApi.call.decide({ ...draft, comment, tasks });
      report(results, waiting, (taskId) => void undo(taskId));
      return results.flatMap((result, at) => (result.done ? [{ taskId: tasks[at]?.taskId ?? '', result }] : []));
    } catch (error) {
      const asked = toConfirm(error);
      if (asked) return await new Promise((answer) => setAsking({ asked, rows, draft: { comment, ...draft }, answer }));
      notify.error(wordsOfRefusal(error, '处理失败，请检查网络后重试'));
      return NOTHING;
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: APPROVALS_KEY });
    }
  };
  const confirm = () => {
    if (asking) {
      const { asked, rows, draft, answer } = asking;
      setAsking(null);
      // It may be asked once more, where there is more to confirm by now: this dialog waits for nothing.
      void send(rows, { ...draft, confirmed: confirmedOf(asked) }).then(answer);
    }
    return false;
  };
  const close = () => {
    asking?.answer(NOTHING);
    setAsking(null);
  };
  const confirmation = (
    <ConfirmDecisionDialog
      action={asking?.draft.action ?? 'approve'}
      asked={asking?.asked ?? null}
      onConfirm={confirm}
      onClose={close}
    />
  );
  return { decide: send, busy, confirmation };
}
