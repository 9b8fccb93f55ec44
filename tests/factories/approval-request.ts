import type { NodeMode } from '#features/approval-flows/rules/flow-shape.ts';
import { type Decision, decideTask, type Outcome } from '#features/approvals/rules/decide-task.ts';
import { pendingTasks, type RequestState } from '#features/approvals/rules/request-state.ts';
import { type SeatedStep, startRequest } from '#features/approvals/rules/start-request.ts';

/** Requests as the rules see them, without a table: members are numbers, the requester is the first. */
export const REQUESTER = 1n;

export const person = (memberId: bigint) => ({
  memberId,
  userId: memberId + 100n,
  onBehalfOf: null,
  departmentId: memberId % 3n,
});
export const invited = (memberId: bigint) => ({ ...person(memberId), name: `成员${memberId}` });
export const decider = (memberId: bigint) => ({ memberId, name: `成员${memberId}`, mayDecideOwn: false });

export const step = (mode: NodeMode, members: readonly bigint[], needed = 1): SeatedStep => ({
  name: '节点',
  mode,
  needed,
  reason: '',
  escalateAfterHours: null,
  approvers: members.map((memberId) => ({ ...person(memberId), why: '' })),
});

/** Gives new tasks their ids, as writing them does. */
export function written(state: RequestState): RequestState {
  let next = state.steps.flatMap(({ tasks }) => tasks).reduce((most, { id }) => (id && id > most ? id : most), 0n);
  const steps = state.steps.map((one) => ({
    ...one,
    tasks: one.tasks.map((task) => {
      if (task.id !== null) return task;
      next += 1n;
      return { ...task, id: next };
    }),
  }));
  return { ...state, steps };
}

export const begun = (...steps: SeatedStep[]) => written(startRequest(REQUESTER, steps));
export const taskOf = (state: RequestState, memberId: bigint) =>
  pendingTasks(state).find((task) => task.memberId === memberId)?.id ?? 0n;
export const after = (outcome: Outcome): RequestState => {
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return written(outcome.state);
};
export const by = (state: RequestState, memberId: bigint, decision: Decision) =>
  after(decideTask(state, taskOf(state, memberId), decider(memberId), decision));
export const asked = (state: RequestState) => pendingTasks(state).map(({ memberId }) => memberId);
export const approve: Decision = { act: 'approve' };
