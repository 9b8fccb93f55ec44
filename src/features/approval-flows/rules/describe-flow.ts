import { displayYuan } from '#platform/shared/display-money.ts';
import type { FlowDraft } from './flow-draft.ts';
import { type NamedKind, nameKey } from './flow-plan.ts';
import type { ApproverRule, FlowCondition, FlowNode } from './flow-shape.ts';
import { MODES } from './flow-words.ts';

type Names = ReadonlyMap<string, string>;

const NAMED: Partial<Record<FlowCondition['kind'], [NamedKind, string]>> = {
  department: ['department', '申请人部门属于'],
  requester: ['member', '申请人是'],
  cost_center: ['cost_center', '成本中心属于'],
  category: ['category', '商品分类属于'],
  brand: ['brand', '品牌是'],
};

/** Names told of a list; of more, the count is told. */
const NAMES_TOLD = 3;

/** While a flow is being written, parts of it are empty. */
const UNCHOSEN = '（未选择）';

const nameOf = (names: Names, kind: NamedKind, id: string) =>
  id === '' ? UNCHOSEN : (names.get(nameKey(kind, id)) ?? '（已删除）');
const yuan = (amount: string) => (/^\d/.test(amount) ? displayYuan(amount).replace(/\.00$/, '') : '（未填写）');

function tell(ids: readonly string[], kind: NamedKind, names: Names): string {
  if (ids.length === 0) return UNCHOSEN;
  const told = ids.slice(0, NAMES_TOLD).map((id) => nameOf(names, kind, id));
  return ids.length > told.length ? `${told.join('、')}等 ${ids.length} 项` : told.join('、');
}

function describeAmount({ atLeast, below }: Extract<FlowCondition, { kind: 'amount' }>): string {
  if (atLeast !== undefined && below !== undefined) return `${yuan(atLeast)} ≤ 金额 < ${yuan(below)}`;
  return atLeast === undefined ? `金额 < ${yuan(below ?? '0')}` : `金额 ≥ ${yuan(atLeast)}`;
}

/** 金额 ≥ ¥5,000 */
export function describeCondition(condition: FlowCondition, names: Names): string {
  const named = NAMED[condition.kind];
  if (named && 'anyOf' in condition) return `${named[1]} ${tell(condition.anyOf, named[0], names)}`;
  switch (condition.kind) {
    case 'amount':
      return describeAmount(condition);
    case 'line_amount':
      return `单行金额 ≥ ${yuan(condition.atLeast)}`;
    case 'over_agreement':
      return `高于协议价 ${condition.byBasisPoints / 100}% 以上`;
    case 'free_text_line':
      return '含无编码商品';
    case 'over_budget':
      return '超出预算';
    default:
      return '加急';
  }
}

/** 生产部负责人 */
export function describeApprover(rule: ApproverRule, names: Names): string {
  switch (rule.kind) {
    case 'member':
      return nameOf(names, 'member', rule.memberId);
    case 'role':
      return nameOf(names, 'role', rule.roleId);
    case 'department_head':
      return rule.departmentId ? `${nameOf(names, 'department', rule.departmentId)}负责人` : '部门负责人';
    case 'superior':
      return rule.level === 1 ? '直接上级' : `第 ${rule.level} 级上级`;
    case 'cost_center_owner':
      return '成本中心负责人';
  }
}

/** 部门负责人（或签） */
export function describeNode({ approvers, mode, needed }: FlowNode, names: Names): string {
  const who = approvers.map((rule) => describeApprover(rule, names)).join('、');
  const [only] = approvers;
  const alone = approvers.length === 1 && only && (only.kind === 'member' || only.kind === 'superior');
  if (alone) return who;
  return `${who}（${mode === 'n_of_m' ? `${needed ?? 1} 人同意` : MODES[mode].label}）`;
}

/** 金额 ≥ ¥5,000 且成本中心属于 生产部 → 部门负责人（或签）→ 财务（会签） */
export function describeFlow(
  { effect, departmentId, conditions, nodes }: Pick<FlowDraft, 'effect' | 'departmentId' | 'conditions' | 'nodes'>,
  names: Names,
): string {
  const scope = departmentId === null ? [] : [`适用部门 ${nameOf(names, 'department', departmentId)}`];
  const all = [...scope, ...conditions.map((condition) => describeCondition(condition, names))];
  const when = all.length > 0 ? all.join(' 且 ') : '所有单据';
  if (effect === 'bypass') return `${when} → 直接放行`;
  if (effect === 'deny') return `${when} → 禁止提交`;
  return [when, ...nodes.map((node) => describeNode(node, names))].join(' → ');
}
