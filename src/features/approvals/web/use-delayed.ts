import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '#platform/web/feedback/notify.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { DelayedDecision } from '../contract/approval-schemas.ts';
import { approvalApi } from './approval-api.ts';
import { APPROVALS_KEY } from './approval-queries.ts';
import { aboutTask, delayedQuery, endedOf } from './delayed-decisions.ts';

/** Something pressed, with the moment its seconds were counted at. */
export interface Delayed extends DelayedDecision {
  since: number;
}

/** What the person has pressed, by task. When something of it ends, everything shown is asked for again. */
export function useDelayed(): ReadonlyMap<string, Delayed> {
  const queryClient = useQueryClient();
  const { data = [], dataUpdatedAt } = useQuery(delayedQuery);
  const waiting = data.filter(({ status }) => status === 'waiting').map(({ taskId }) => taskId);
  const before = useRef<readonly string[]>([]);
  const now = waiting.join();
  useEffect(() => {
    const still = now === '' ? [] : now.split(',');
    const ended = endedOf(before.current, still);
    before.current = still;
    for (const taskId of ended) notify.settle(aboutTask(taskId));
    if (ended.length > 0) void queryClient.invalidateQueries();
  }, [now, queryClient]);
  return new Map(data.map((one) => [one.taskId, { ...one, since: dataUpdatedAt }]));
}

/** Takes back what was pressed, as long as the server has not carried it out. */
export function useUndo() {
  const { run } = useAct({
    passing: true,
    staleAfter: 'any',
    otherwise: '撤销失败，请检查网络后重试',
    renews: [APPROVALS_KEY],
  });
  return async (taskId: string): Promise<void> => {
    notify.settle(aboutTask(taskId));
    await run(() => approvalApi.call.undo({ taskId }), '已撤销，申请仍待您审批');
  };
}
