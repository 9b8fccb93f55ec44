import type { ApproverRule, FlowCondition, FlowNode } from '../rules/flow-shape.ts';

/** A condition of a kind before anything is filled in. */
export function emptyCondition(kind: FlowCondition['kind']): FlowCondition {
  switch (kind) {
    case 'amount':
      return { kind, atLeast: '' };
    case 'line_amount':
      return { kind, atLeast: '' };
    case 'over_agreement':
      return { kind, byBasisPoints: 0 };
    case 'free_text_line':
    case 'over_budget':
    case 'urgent':
      return { kind };
    default:
      return { kind, anyOf: [] };
  }
}

export function emptyApprover(kind: ApproverRule['kind']): ApproverRule {
  switch (kind) {
    case 'member':
      return { kind, memberId: '' };
    case 'role':
      return { kind, roleId: '' };
    case 'superior':
      return { kind, level: 1 };
    default:
      return { kind };
  }
}

export const emptyNode = (number: number): FlowNode => ({
  name: `第 ${number} 步审批`,
  mode: 'any',
  approvers: [{ kind: 'superior', level: 1 }],
});
