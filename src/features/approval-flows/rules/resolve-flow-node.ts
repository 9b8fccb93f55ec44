import {
  type Candidate,
  candidatesOf,
  nextAbove,
  type Situation,
  toApprover,
  toSkipped,
  whyPassedOver,
} from './find-flow-approvers.ts';
import type { PlannedApprover, PlannedStep, SkippedApprover } from './flow-plan.ts';
import type { FlowNode, NodeMode } from './flow-shape.ts';

const once = (candidates: readonly Candidate[]): Candidate[] => {
  const seen = new Set<string>();
  return candidates.filter(({ memberId }) => !seen.has(memberId) && seen.add(memberId));
};

/** Those who may decide, and those passed over with the reason. */
function sift(candidates: readonly Candidate[], situation: Situation) {
  const approvers: PlannedApprover[] = [];
  const skipped: SkippedApprover[] = [];
  for (const candidate of once(candidates)) {
    const why = whyPassedOver(candidate.memberId, situation);
    if (why === null) approvers.push(...toApprover(candidate, situation.people));
    else skipped.push(toSkipped(candidate, why, situation.people));
  }
  return { approvers, skipped };
}

/** How many of these must agree. */
export function neededOf(mode: NodeMode, approvers: readonly PlannedApprover[], wanted = 1): number {
  if (mode === 'any') return 1;
  if (mode === 'n_of_m') return Math.min(Math.max(wanted, 1), approvers.length);
  if (mode === 'per_department') return new Set(approvers.map(({ departmentId }) => departmentId)).size;
  return approvers.length;
}

const standIn = (approver: PlannedApprover): PlannedApprover => ({
  ...approver,
  why: `${approver.why}（原定审批人不能审批，由上级代替）`,
});

/** Superiors who fill up a node that has fewer deciders than it must have. */
function fillUp(node: FlowNode, found: readonly PlannedApprover[], situation: Situation): PlannedApprover[] {
  const wanted = node.mode === 'n_of_m' ? (node.needed ?? 1) : 1;
  const missing = Math.max(0, wanted - found.length);
  if (missing === 0) return [];
  const there = new Set(found.map(({ memberId }) => memberId));
  const above = node.approvers.flatMap((rule) => nextAbove(rule, situation));
  const able = sift(above, situation).approvers.filter(({ memberId }) => !there.has(memberId));
  return able.slice(0, missing).map(standIn);
}

/** At last any administrator of the firm decides. */
function askAdministrators(situation: Situation): PlannedApprover[] {
  const candidates = situation.people.administrators.map((memberId) => ({
    memberId,
    why: '没有其他人可以审批，由管理员审批',
  }));
  return sift(candidates, situation).approvers;
}

/**
 * A node with the people it leads to today. Who may not decide is passed over with the reason said; an empty node goes
 * up to the next superior and at last to the administrators. Null: not even there is anybody.
 */
export function resolveNode(node: FlowNode, situation: Situation): Omit<PlannedStep, 'reason'> | null {
  const named = node.approvers.flatMap((rule) => candidatesOf(rule, situation));
  const { approvers: found, skipped } = sift(named, situation);
  const copies = (node.copyTo ?? []).flatMap((rule) => candidatesOf(rule, situation));
  const { name, escalateAfterHours = null } = node;
  const rest = { name, escalateAfterHours, copyTo: sift(copies, situation).approvers, skipped };
  const approvers = [...found, ...fillUp(node, found, situation)];
  if (approvers.length > 0) {
    return { ...rest, mode: node.mode, needed: neededOf(node.mode, approvers, node.needed), approvers };
  }
  const administrators = askAdministrators(situation);
  return administrators.length > 0 ? { ...rest, mode: 'any', needed: 1, approvers: administrators } : null;
}
