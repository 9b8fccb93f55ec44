import { approverLabel, type ConsentStep } from '#features/orders/rules/public.ts';
import type { StepStatus, TaskStatus } from './approval-status.ts';
import { hasAgreed } from './request-state.ts';

interface OpenStep {
  mode: ConsentStep['mode'];
  needed: number;
  status: StepStatus;
  tasks: readonly { place: number; status: TaskStatus; name: string; onBehalfOf: string | null; able: boolean }[];
}

const OPEN: ReadonlySet<TaskStatus> = new Set<TaskStatus>(['pending', 'waiting']);

function remainderOf({ mode, needed, tasks }: OpenStep): ConsentStep {
  const agreed = [...Map.groupBy(tasks, ({ place }) => place).values()].filter((held) => hasAgreed({ tasks: held }));
  const open = tasks.filter(({ status, able }) => able && OPEN.has(status));
  const inTurn = open.toSorted((a, b) => a.place - b.place).map(approverLabel);
  return { mode, needed: Math.max(1, needed - agreed.length), names: [...new Set(inTurn)] };
}

/** What a request still takes: of steps that have begun whoever has not agreed yet, of later ones everybody. */
export function remainingSteps(steps: readonly OpenStep[]): ConsentStep[] {
  return steps
    .filter(({ status }) => status === 'active' || status === 'waiting')
    .map(remainderOf)
    .filter(({ names }) => names.length > 0);
}
