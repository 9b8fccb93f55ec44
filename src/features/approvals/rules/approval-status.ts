import { DELAYED_STATUSES } from './delayed-decision.ts';

/**
 * States of a request, of its steps and of its tasks, and their legal moves. The database holds the same tables and
 * refuses every other move; a test compares them (behaviours 2.8).
 */
export const APPROVAL_STATUSES = {
  running: { label: '审批中', to: ['passed', 'refused', 'withdrawn', 'returned', 'expired', 'void'] },
  returned: { label: '待补充', to: ['running', 'withdrawn', 'expired', 'void'] },
  passed: { label: '已通过', to: [] },
  refused: { label: '已驳回', to: [] },
  withdrawn: { label: '已撤回', to: [] },
  expired: { label: '已超时', to: [] },
  void: { label: '已作废', to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export const STEP_STATUSES = {
  waiting: { label: '未开始', to: ['active', 'skipped', 'void'] },
  active: { label: '进行中', to: ['passed', 'refused', 'void'] },
  passed: { label: '已通过', to: [] },
  refused: { label: '已驳回', to: [] },
  skipped: { label: '已跳过', to: [] },
  void: { label: '已失效', to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export const TASK_STATUSES = {
  waiting: { label: '未开始', to: ['pending', 'skipped', 'void'] },
  pending: {
    label: '待处理',
    to: ['approved', 'refused', 'returned', 'transferred', 'escalated', 'skipped', 'void'],
  },
  approved: { label: '已同意', to: [] },
  refused: { label: '已驳回', to: [] },
  returned: { label: '已退回补充', to: [] },
  transferred: { label: '已转签', to: [] },
  escalated: { label: '已升级', to: [] },
  skipped: { label: '已跳过', to: [] },
  void: { label: '已失效', to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export type ApprovalStatus = keyof typeof APPROVAL_STATUSES;
export type StepStatus = keyof typeof STEP_STATUSES;
export type TaskStatus = keyof typeof TASK_STATUSES;

/** Each machine with the states its things are born in. */
export const APPROVAL_MACHINES = {
  approval: { births: ['running'], states: APPROVAL_STATUSES },
  approval_step: { births: ['waiting'], states: STEP_STATUSES },
  approval_task: { births: ['waiting', 'pending', 'skipped'], states: TASK_STATUSES },
  delayed_decision: { births: ['waiting'], states: DELAYED_STATUSES },
} as const;

/** Somebody still has to do something about it. */
export const isOpen = (status: ApprovalStatus): boolean => status === 'running' || status === 'returned';

export const approvalStatusLabel = (status: ApprovalStatus): string => APPROVAL_STATUSES[status].label;
export const taskStatusLabel = (status: TaskStatus): string => TASK_STATUSES[status].label;

export function readApprovalStatus(text: string): ApprovalStatus {
  if (Object.hasOwn(APPROVAL_STATUSES, text)) return text as ApprovalStatus;
  throw new Error(`unknown approval status ${text}`);
}
