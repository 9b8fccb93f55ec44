import type { NodeMode } from '#features/approval-flows/rules/public.ts';
import { settle } from './move-request.ts';
import type { RequestState, Step } from './request-state.ts';

export interface Seated {
  memberId: bigint;
  userId: bigint;
  /** User the flow named, where this person stands in. */
  onBehalfOf: bigint | null;
  departmentId: bigint | null;
  why: string;
}

export interface SeatedStep {
  name: string;
  mode: NodeMode;
  needed: number;
  reason: string;
  escalateAfterHours: number | null;
  approvers: readonly Seated[];
}

function stepOf({ approvers, ...node }: SeatedStep, index: number): Step {
  const tasks = approvers.map(({ why, ...person }, place) => ({
    ...person,
    id: null,
    place,
    status: 'waiting' as const,
    reason: why,
  }));
  return { ...node, id: null, stepNo: index + 1, status: 'waiting', tasks };
}

/** A new request, its first step open. A step that asks nobody would wait for ever, and is refused. */
export function startRequest(requesterMemberId: bigint, steps: readonly SeatedStep[]): RequestState {
  if (steps.length === 0 || steps.some(({ approvers }) => approvers.length === 0)) {
    throw new Error('a request asks somebody in every step');
  }
  return settle({ status: 'running', requesterMemberId, currentStep: 0, steps: steps.map(stepOf) });
}
