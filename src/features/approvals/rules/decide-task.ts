import { isOpen } from './approval-status.ts';
import { endRequest, settle } from './move-request.ts';
import { activeStep, isBegun, type RequestState, type Step, seatsOf, type Task, withStep } from './request-state.ts';
import type { Seated } from './start-request.ts';

export type Refusal = 'ended' | 'not_pending' | 'own' | 'foreign' | 'involved' | 'begun' | 'not_returned';

export type Outcome = { state: RequestState } | { refusal: Refusal };

/** Somebody else, asked in addition or instead. */
export interface Invited extends Omit<Seated, 'why'> {
  name: string;
}

export type Decision =
  | { act: 'approve' }
  | { act: 'refuse' }
  | { act: 'return' }
  | { act: 'transfer'; to: Invited }
  | { act: 'sign_before'; to: Invited }
  | { act: 'sign_after'; to: Invited };

export interface Decider {
  memberId: bigint;
  name: string;
  /** The firm lets an administrator approve own documents. */
  mayDecideOwn: boolean;
}

export interface Place {
  step: Step;
  task: Task;
}

export function findPlace(state: RequestState, taskId: bigint): Place | undefined {
  for (const step of state.steps) {
    const task = step.tasks.find(({ id }) => id === taskId);
    if (task) return { step, task };
  }
  return undefined;
}

export const replaced = (step: Step, task: Task, ...added: Task[]): Step => ({
  ...step,
  tasks: [...step.tasks.map((one) => (one.id === task.id && one.place === task.place ? task : one)), ...added],
});

/** A seat beside: who takes it decides for the same department and, where somebody stood in, for the same person. */
export const invite = (task: Task, { name: _name, ...to }: Invited, reason: string): Task => ({
  ...to,
  id: null,
  departmentId: task.departmentId,
  place: task.place,
  status: 'waiting',
  reason,
});

function handOn({ step, task }: Place, decision: Decision & { to: Invited }, by: string): Step {
  const { act, to } = decision;
  if (act === 'sign_after') return replaced(step, { ...task, status: 'approved' }, invite(task, to, `${by} 加签`));
  const left: Task = { ...task, status: 'transferred', reason: `${act === 'transfer' ? '转签' : '先请'} ${to.name}` };
  const taken = invite(task, to, `${by} ${act === 'transfer' ? '转签' : '加签'}`);
  // Who asks somebody before deciding gets the seat back afterwards.
  const again: Task = { ...task, id: null, status: 'waiting', reason: `${to.name} 会签后` };
  return act === 'transfer' ? replaced(step, left, taken) : replaced(step, left, taken, again);
}

/** One no ends the whole (behaviours 2.8). */
function veto(state: RequestState, { step, task }: Place): RequestState {
  const refused = replaced(step, { ...task, status: 'refused' });
  return endRequest(withStep(state, { ...refused, status: 'refused' }), 'refused', '申请已驳回');
}

/** Nobody of the step is asked any more until the requester has answered; who comes later in turn goes on waiting. */
function giveBack(state: RequestState, { step, task }: Place): RequestState {
  const seats = new Set(step.tasks.filter(({ status }) => status === 'pending').map(({ place }) => place));
  const tasks = replaced(step, { ...task, status: 'returned' }).tasks.map(
    (one): Task =>
      seats.has(one.place) && (one.status === 'pending' || one.status === 'waiting')
        ? { ...one, status: 'void', reason: '等待申请人补充' }
        : one,
  );
  return { ...withStep(state, { ...step, tasks }), status: 'returned' };
}

/** May this person decide this task now? Null when yes. */
export function decisionRefusal(state: RequestState, taskId: bigint, decider: Decider): Refusal | null {
  const place = findPlace(state, taskId);
  if (!place || place.task.memberId !== decider.memberId) return 'foreign';
  if (state.status !== 'running') return 'ended';
  if (place.task.status !== 'pending') return 'not_pending';
  if (decider.memberId === state.requesterMemberId && !decider.mayDecideOwn) return 'own';
  return null;
}

/** The requester never decides; nobody is asked twice at a time. */
export function inviteRefusal(state: RequestState, { step }: Place, { memberId }: Invited): Refusal | null {
  if (memberId === state.requesterMemberId) return 'own';
  const asked = step.tasks.some((task) => task.memberId === memberId && /^(pending|waiting)$/.test(task.status));
  return asked ? 'involved' : null;
}

/** One decision about one task: the request as it is afterwards, or why it cannot be. */
export function decideTask(state: RequestState, taskId: bigint, decider: Decider, decision: Decision): Outcome {
  const refusal = decisionRefusal(state, taskId, decider);
  const place = findPlace(state, taskId);
  if (refusal || !place) return { refusal: refusal ?? 'foreign' };
  const { step, task } = place;
  switch (decision.act) {
    case 'approve':
      return {
        state: settle(withStep(state, agreedOnce(replaced(step, { ...task, status: 'approved' }), task.memberId))),
      };
    case 'refuse':
      return { state: veto(state, place) };
    case 'return':
      return { state: giveBack(state, place) };
    default: {
      const not = inviteRefusal(state, place, decision.to);
      return not ? { refusal: not } : { state: settle(withStep(state, handOn(place, decision, decider.name))) };
    }
  }
}

/** Who holds two seats of a step, one's own and that of somebody who is away, agrees once. */
const agreedOnce = (step: Step, memberId: bigint): Step => ({
  ...step,
  tasks: step.tasks.map(
    (one): Task =>
      one.memberId === memberId && (one.status === 'pending' || one.status === 'waiting')
        ? { ...one, status: 'skipped', reason: '本人已同意，不重复审批' }
        : one,
  ),
});

/** Somebody was asked in vain: the seat goes to who stands above. */
export function escalateTask(state: RequestState, taskId: bigint, to: Invited): Outcome {
  const place = findPlace(state, taskId);
  if (!place || state.status !== 'running') return { refusal: 'ended' };
  if (place.task.status !== 'pending') return { refusal: 'not_pending' };
  const not = inviteRefusal(state, place, to);
  if (not) return { refusal: not };
  const left: Task = { ...place.task, status: 'escalated', reason: `超时未处理，已转上级 ${to.name}` };
  return { state: settle(withStep(state, replaced(place.step, left, invite(place.task, to, '超时升级')))) };
}

/** The requester takes it back, as long as nobody has decided. */
export function withdraw(state: RequestState): Outcome {
  if (!isOpen(state.status)) return { refusal: 'ended' };
  if (isBegun(state)) return { refusal: 'begun' };
  return { state: endRequest(state, 'withdrawn', '申请已撤回') };
}

const isPutOff = ({ status }: Task) => status === 'returned' || status === 'void';

/** Those of a seat who were asked when the request was given back, to be asked once more. */
function askedAgain(tasks: readonly Task[]): Task[] {
  const from = tasks.findLastIndex((task) => !isPutOff(task)) + 1;
  return tasks.slice(from).map((task) => ({ ...task, id: null, status: 'waiting', reason: '申请人已补充' }));
}

/** The requester has answered: those who were asked are asked again, on the same seats. */
export function resubmit(state: RequestState): Outcome {
  const step = activeStep(state);
  if (state.status !== 'returned' || !step) return { refusal: 'not_returned' };
  const again = seatsOf(step).flatMap(({ tasks }) => askedAgain(tasks));
  const running = { ...state, status: 'running' as const };
  return { state: settle(withStep(running, { ...step, tasks: [...step.tasks, ...again] })) };
}

/** The document is gone or another one: nobody decides about it any more. */
export function stop(state: RequestState, status: 'expired' | 'void', reason: string): Outcome {
  return isOpen(state.status) ? { state: endRequest(state, status, reason) } : { refusal: 'ended' };
}
