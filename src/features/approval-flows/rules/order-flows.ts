import type { ApprovalDocument, EvaluatedFlow } from './flow-plan.ts';

const EFFECT_ORDER = { bypass: 0, deny: 1, approve: 2 } as const;

/**
 * Order in which flows are asked (behaviours 2.8): those that let through, those that refuse, those that ask; among
 * these the requester's own department before the ones above it and the firm last; then by place. Ids settle the rest,
 * so the order never depends on how the rows came.
 */
export function orderFlows<F extends EvaluatedFlow>(flows: readonly F[], document: ApprovalDocument): F[] {
  const path = document.requester.departmentPath;
  const depth = ({ departmentId }: F) => (departmentId === null ? -1 : path.indexOf(departmentId));
  return flows.toSorted(
    (a, b) =>
      EFFECT_ORDER[a.effect] - EFFECT_ORDER[b.effect] ||
      depth(b) - depth(a) ||
      a.place - b.place ||
      (BigInt(a.id) < BigInt(b.id) ? -1 : Number(a.id !== b.id)),
  );
}
