import type { ApprovalStatus, StepStatus, TaskStatus } from './approval-status.ts';
import { activeStep, isAgreed, type RequestState, type Step, type Task, withStep } from './request-state.ts';

const OPEN_TASKS: ReadonlySet<TaskStatus> = new Set(['waiting', 'pending']);
const OPEN_STEPS: ReadonlySet<StepStatus> = new Set(['waiting', 'active']);

const voided = (task: Task, reason: string): Task =>
  OPEN_TASKS.has(task.status) ? { ...task, status: 'void', reason } : task;

/** Ends a request: nothing of it can be decided any more. */
export function endRequest(state: RequestState, status: ApprovalStatus, reason: string): RequestState {
  const steps = state.steps.map(
    (step): Step => ({
      ...step,
      status: OPEN_STEPS.has(step.status) ? 'void' : step.status,
      tasks: step.tasks.map((task) => voided(task, reason)),
    }),
  );
  return { ...state, status, steps };
}

/** On each seat one person decides at a time; where people come one after the other, in the whole step. */
function wake(step: Step): Step {
  const busy = new Set(step.tasks.filter(({ status }) => status === 'pending').map(({ place }) => place));
  const inTurn = step.mode === 'sequence';
  const order = step.tasks.map((task, index) => ({ task, index })).sort((a, b) => a.task.place - b.task.place);
  const woken = new Set<number>();
  for (const { task, index } of order) {
    if (task.status !== 'waiting' || (inTurn ? busy.size > 0 : busy.has(task.place))) continue;
    busy.add(task.place);
    woken.add(index);
  }
  return {
    ...step,
    tasks: step.tasks.map((task, index) => (woken.has(index) ? { ...task, status: 'pending' } : task)),
  };
}

/** Whoever agreed in the step before does not decide the same again. */
function skipRepeated(step: Step, agreed: ReadonlySet<bigint>): Step {
  const tasks = step.tasks.map(
    (task): Task =>
      task.status === 'waiting' && agreed.has(task.memberId)
        ? { ...task, status: 'skipped', reason: '上一节点已同意，不重复审批' }
        : task,
  );
  return { ...step, tasks };
}

const agreedIn = (step: Step | undefined): ReadonlySet<bigint> =>
  new Set(step?.tasks.filter(({ status }) => status === 'approved').map(({ memberId }) => memberId));

/** Opens the next step, or passes the request when none is left. */
function goOn(state: RequestState, before: Step | undefined): RequestState {
  const next = state.steps.find(({ status }) => status === 'waiting');
  if (!next) return { ...state, status: 'passed' };
  const step = skipRepeated(next, agreedIn(before));
  if (isAgreed(step)) {
    const tasks = step.tasks.map((task) => voided(task, '本节点已通过'));
    return goOn(withStep(state, { ...step, status: 'skipped', tasks }), before);
  }
  return { ...withStep(state, wake({ ...step, status: 'active' })), currentStep: next.stepNo };
}

/** Goes on as far as it can after something was decided in the step that is on. */
export function settle(state: RequestState): RequestState {
  const step = activeStep(state);
  if (state.status !== 'running') return state;
  if (!step) return goOn(state, undefined);
  if (!isAgreed(step)) return withStep(state, wake(step));
  const tasks = step.tasks.map((task) => voided(task, '本节点已通过'));
  const passed: Step = { ...step, status: 'passed', tasks };
  return goOn(withStep(state, passed), passed);
}

/**
 * The same once more after seats of a step that has just begun were given to others: whoever agreed in the step before
 * may have come to sit in this one too. The state itself where nobody has.
 */
export function skipHeldSteps(before: RequestState | null, state: RequestState): RequestState {
  const step = activeStep(state);
  const begun = step && before?.steps.find(({ stepNo }) => stepNo === step.stepNo)?.status !== 'active';
  const last = step && state.steps.findLast(({ stepNo, status }) => stepNo < step.stepNo && status === 'passed');
  if (!begun || !last) return state;
  const agreed = agreedIn(last);
  if (!step.tasks.some(({ status, memberId }) => status === 'pending' && agreed.has(memberId))) return state;
  const tasks = step.tasks.map((task): Task => (task.status === 'pending' ? { ...task, status: 'waiting' } : task));
  return goOn(withStep(state, { ...step, status: 'waiting', tasks }), last);
}
