import { modeLabel } from '#features/approval-flows/rules/public.ts';
import type { StepView } from '../../contract/approval-schemas.ts';
import { type TaskStatus, taskStatusLabel } from '../../rules/approval-status.ts';
import { type RequestState, type Step, seatsOf, type Task } from '../../rules/request-state.ts';

interface TaskNote {
  id: bigint;
  comment: string;
  decidedAt: Date | null;
  dueAt: Date | null;
}

type Names = ReadonlyMap<bigint, string>;

/** What is over for want of need would only tire who reads the way of a request. */
const SHOWN: ReadonlySet<TaskStatus> = new Set<TaskStatus>([
  ...(['waiting', 'pending', 'approved', 'refused', 'returned', 'transferred', 'escalated', 'skipped'] as const),
]);

function presentTask(task: Task, note: TaskNote | undefined, names: Names): StepView['tasks'][number] {
  const { status, reason, userId, onBehalfOf } = task;
  return {
    name: names.get(userId) ?? '已离职同事',
    onBehalfOf: onBehalfOf === null ? null : (names.get(onBehalfOf) ?? '同事'),
    status,
    statusLabel: taskStatusLabel(status),
    reason,
    comment: note?.comment ?? '',
    at: note?.decidedAt?.toISOString() ?? null,
    dueAt: status === 'pending' ? (note?.dueAt?.toISOString() ?? null) : null,
  };
}

function presentStep(step: Step, notes: ReadonlyMap<bigint, TaskNote>, names: Names): StepView {
  const { name, mode, needed, status, reason, tasks } = step;
  const shown = tasks.filter((task) => SHOWN.has(task.status));
  return {
    name,
    mode,
    status,
    reason,
    modeLabel: modeLabel(mode, needed, seatsOf(step).length),
    tasks: shown.map((task) => presentTask(task, task.id === null ? undefined : notes.get(task.id), names)),
  };
}

/** The way of a request: who was asked, who decided what, and who comes next. */
export function presentSteps({ steps }: RequestState, notes: readonly TaskNote[], names: Names): StepView[] {
  const byId = new Map(notes.map((note) => [note.id, note]));
  return steps.map((step) => presentStep(step, byId, names));
}

/** Everybody who is named in a request. */
export const peopleOf = ({ steps }: RequestState): bigint[] =>
  steps.flatMap(({ tasks }) =>
    tasks.flatMap(({ userId, onBehalfOf }) => (onBehalfOf ? [userId, onBehalfOf] : [userId])),
  );
