import { queryOptions } from '@tanstack/react-query';
import type { DelayedDecision } from '../contract/approval-schemas.ts';
import { approvalApi } from './approval-api.ts';

/** What tells of a press that waits: gone as soon as it is taken back, decided or carried out. */
export const aboutTask = (taskId: string): string => `approval ${taskId}`;

/** The worker looks every two seconds: what is due takes as long as that. */
const AGAIN_MS = 1_000;

/** When to look again: soon after the next one is due, and never while nothing waits. */
export function nextLook(decisions: readonly DelayedDecision[] | undefined): number | false {
  const waiting = (decisions ?? []).filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return false;
  return Math.max(AGAIN_MS, Math.min(...waiting.map(({ secondsLeft }) => secondsLeft)) * 1_000);
}

/** What the person has pressed: it waits on the server, whatever becomes of the page. */
export const delayedQuery = queryOptions({
  ...approvalApi.query.delayed.queryOptions({ input: {} }),
  refetchInterval: ({ state }) => nextLook(state.data),
});

/** Presses that waited and wait no more. */
export const endedOf = (before: readonly string[], now: readonly string[]): string[] =>
  before.filter((taskId) => !now.includes(taskId));
