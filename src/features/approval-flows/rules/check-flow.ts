import { parseAmount } from '#platform/shared/money.ts';
import type { FlowDraft } from './flow-draft.ts';
import type { ApproverRule, FlowCondition, FlowNode } from './flow-shape.ts';
import { CONDITIONS, CONDITIONS_OF_PEOPLE } from './flow-words.ts';

export const MAX_NODES = 10;
export const MAX_SUPERIOR_LEVEL = 5;

/** What is wrong with a flow, at the place where it is put right: `name`, `conditions.0`, `nodes.1.approvers`. */
export interface FlowProblem {
  at: string;
  message: string;
}

const AMOUNT = /^\d{1,11}(\.\d{1,2})?$/;
const isPositive = (amount: string) => AMOUNT.test(amount) && parseAmount(amount) > 0n;

function amountProblem({ atLeast, below }: Extract<FlowCondition, { kind: 'amount' }>): string | null {
  if (atLeast === undefined && below === undefined) return '请填写金额';
  if ([atLeast, below].some((amount) => amount !== undefined && !isPositive(amount))) {
    return '金额要大于 0，最多两位小数';
  }
  if (atLeast === undefined || below === undefined) return null;
  return parseAmount(below) > parseAmount(atLeast) ? null : '上限要大于下限';
}

function conditionProblem(condition: FlowCondition): string | null {
  if ('anyOf' in condition) return condition.anyOf.length > 0 ? null : `请选择${CONDITIONS[condition.kind].label}`;
  if (condition.kind === 'amount') return amountProblem(condition);
  if (condition.kind === 'line_amount') return isPositive(condition.atLeast) ? null : '金额要大于 0，最多两位小数';
  if (condition.kind !== 'over_agreement') return null;
  const { byBasisPoints } = condition;
  return Number.isInteger(byBasisPoints) && byBasisPoints >= 0 && byBasisPoints <= 100_000
    ? null
    : '比例在 0% 到 1000% 之间，最多两位小数';
}

function checkConditions({ conditions, documentType, effect, departmentId }: FlowDraft): FlowProblem[] {
  const problems = conditions.flatMap((condition, index) => {
    const repeated = conditions.findIndex(({ kind }) => kind === condition.kind) < index;
    const foreign = documentType !== 'order' && documentType !== 'quote' && documentType !== 'enquiry';
    const message = repeated
      ? `“${CONDITIONS[condition.kind].label}”已经有一行了，请合并`
      : foreign && !CONDITIONS_OF_PEOPLE.includes(condition.kind)
        ? `这类单据没有${CONDITIONS[condition.kind].label}`
        : conditionProblem(condition);
    return message === null ? [] : [{ at: `conditions.${index}`, message }];
  });
  const open = effect !== 'approve' && conditions.length === 0 && departmentId === null;
  if (!open) return problems;
  const outcome = effect === 'bypass' ? '全部单据都会直接通过' : '全部单据都不能提交';
  return [...problems, { at: 'conditions', message: `没有条件时${outcome}，请至少加一个条件` }];
}

function approverProblem(rule: ApproverRule): string | null {
  if (rule.kind === 'member') return rule.memberId ? null : '请选择人员';
  if (rule.kind === 'role') return rule.roleId ? null : '请选择角色';
  if (rule.kind !== 'superior') return null;
  return rule.level >= 1 && rule.level <= MAX_SUPERIOR_LEVEL ? null : `上级级数为 1 到 ${MAX_SUPERIOR_LEVEL}`;
}

function checkNode(node: FlowNode, index: number): FlowProblem[] {
  const at = `nodes.${index}`;
  const { name, approvers, copyTo = [], mode, needed, escalateAfterHours } = node;
  const problems: FlowProblem[] = [];
  if (!name.trim()) problems.push({ at: `${at}.name`, message: '请填写步骤名称' });
  if (approvers.length === 0) problems.push({ at: `${at}.approvers`, message: '请至少添加一位审批人' });
  for (const message of [...approvers, ...copyTo].map(approverProblem)) {
    if (message) problems.push({ at: `${at}.approvers`, message });
  }
  if (mode === 'n_of_m' && !(needed && Number.isInteger(needed) && needed >= 1 && needed <= 20)) {
    problems.push({ at: `${at}.needed`, message: '请填写需要几人同意（1 到 20）' });
  }
  const named = approvers.every(({ kind }) => kind === 'member');
  if (mode === 'n_of_m' && named && (needed ?? 1) > approvers.length) {
    problems.push({ at: `${at}.needed`, message: `只有 ${approvers.length} 位审批人，凑不够 ${needed} 人` });
  }
  if (typeof escalateAfterHours === 'number' && (escalateAfterHours < 1 || escalateAfterHours > 240)) {
    problems.push({ at: `${at}.escalateAfterHours`, message: '时限在 1 到 240 个工作小时之间' });
  }
  return problems;
}

function checkNodes({ effect, nodes }: FlowDraft): FlowProblem[] {
  if (effect !== 'approve') return [];
  if (nodes.length === 0) return [{ at: 'nodes', message: '请至少添加一个审批步骤' }];
  if (nodes.length > MAX_NODES) return [{ at: 'nodes', message: `最多 ${MAX_NODES} 个步骤` }];
  return nodes.flatMap(checkNode);
}

/** Everything that keeps a flow from being saved; the page shows it in place, the server refuses it. */
export function checkFlow(draft: FlowDraft): FlowProblem[] {
  const name = draft.name.trim() ? [] : [{ at: 'name', message: '请填写审批流名称' }];
  return [...name, ...checkConditions(draft), ...checkNodes(draft)];
}
