import type { NodeMode } from '#features/approval-flows/rules/public.ts';
import type { ApprovalStatus, StepStatus, TaskStatus } from './approval-status.ts';

/** What one person is asked. Tasks with one `place` in a step share a seat: whoever took over from whom. */
export interface Task {
  /** Null: not written yet. */
  id: bigint | null;
  memberId: bigint;
  userId: bigint;
  /** User for whom the person decides. */
  onBehalfOf: bigint | null;
  departmentId: bigint | null;
  place: number;
  status: TaskStatus;
  reason: string;
}

export interface Step {
  id: bigint | null;
  stepNo: number;
  name: string;
  mode: NodeMode;
  needed: number;
  status: StepStatus;
  reason: string;
  escalateAfterHours: number | null;
  tasks: readonly Task[];
}

/** A request as its rules see it. Every rule answers a new one; what was decided never changes. */
export interface RequestState {
  status: ApprovalStatus;
  requesterMemberId: bigint;
  /** 0 before the first step. */
  currentStep: number;
  steps: readonly Step[];
}

/** A place to decide, with everybody who held it. */
export interface Seat {
  place: number;
  departmentId: bigint | null;
  tasks: readonly Task[];
}

const DEAD: ReadonlySet<TaskStatus> = new Set(['transferred', 'escalated', 'void', 'returned']);
const AGREED: ReadonlySet<TaskStatus> = new Set(['approved', 'skipped']);

/** Seats of a step in their order. */
export function seatsOf({ tasks }: Pick<Step, 'tasks'>): Seat[] {
  const seats = Map.groupBy(tasks, (task) => task.place);
  return [...seats]
    .sort(([a], [b]) => a - b)
    .map(([place, held]) => ({ place, departmentId: held[0]?.departmentId ?? null, tasks: held }));
}

/** Everybody who was asked on this seat has agreed, or has handed it to somebody who has. */
export function hasAgreed({ tasks }: { tasks: readonly Pick<Task, 'status'>[] }): boolean {
  const live = tasks.filter(({ status }) => !DEAD.has(status));
  return live.length > 0 && live.every(({ status }) => AGREED.has(status));
}

/** Nobody decides on this seat any more, and nobody has: it was given up because the others of the step suffice. */
const isGivenUp = ({ tasks }: Seat): boolean => tasks.every(({ status }) => DEAD.has(status));

/** How a step is decided by its mode: 或签, 会签, 依次, N 选 M, 每部门一人. */
export function isAgreed(step: Step): boolean {
  const seats = seatsOf(step).filter((seat) => !isGivenUp(seat));
  const agreed = seats.filter(hasAgreed);
  if (step.mode === 'any') return agreed.length > 0;
  if (step.mode === 'n_of_m') return agreed.length > 0 && agreed.length >= Math.min(step.needed, seats.length);
  if (step.mode === 'per_department') {
    const departments = new Set(seats.map(({ departmentId }) => departmentId));
    return seats.length > 0 && departments.size === new Set(agreed.map(({ departmentId }) => departmentId)).size;
  }
  return seats.length > 0 && agreed.length === seats.length;
}

export const activeStep = (state: RequestState): Step | undefined =>
  state.steps.find(({ status }) => status === 'active');

export const pendingTasks = (state: RequestState): Task[] =>
  state.steps.flatMap(({ tasks }) => tasks.filter(({ status }) => status === 'pending'));

/** Somebody has agreed or refused: from now on the requester may not take the request back alone. */
export const isBegun = (state: RequestState): boolean =>
  state.steps.some(({ tasks }) => tasks.some(({ status }) => status === 'approved' || status === 'refused'));

export function withStep(state: RequestState, step: Step): RequestState {
  return { ...state, steps: state.steps.map((one) => (one.stepNo === step.stepNo ? step : one)) };
}
