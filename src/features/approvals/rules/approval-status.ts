import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of a request, of its steps and of its tasks, and their legal moves. The database holds the same tables and
 * refuses every other move; a test compares them (behaviours 2.8).
 */
export const approvalStates = defineStates({
  machine: 'approval',
  births: ['running'],
  states: {
    running: {
      label: '审批中',
      tone: 'warning',
      to: ['passed', 'refused', 'withdrawn', 'returned', 'expired', 'void'],
    },
    returned: { label: '待补充', tone: 'warning', to: ['running', 'withdrawn', 'expired', 'void'] },
    passed: { label: '已通过', tone: 'success', to: [] },
    refused: { label: '已驳回', tone: 'danger', to: [] },
    withdrawn: { label: '已撤回', tone: 'neutral', to: [] },
    expired: { label: '已超时', tone: 'neutral', to: [] },
    void: { label: '已作废', tone: 'neutral', to: [] },
  },
});

export const APPROVAL_STATUSES = approvalStates.states;

export const stepStates = defineStates({
  machine: 'approval_step',
  births: ['waiting'],
  states: {
    waiting: { label: '未开始', tone: 'neutral', to: ['active', 'skipped', 'void'] },
    active: { label: '进行中', tone: 'warning', to: ['passed', 'refused', 'void'] },
    passed: { label: '已通过', tone: 'success', to: [] },
    refused: { label: '已驳回', tone: 'danger', to: [] },
    skipped: { label: '已跳过', tone: 'neutral', to: [] },
    void: { label: '已失效', tone: 'neutral', to: [] },
  },
});

export const taskStates = defineStates({
  machine: 'approval_task',
  births: ['waiting', 'pending', 'skipped'],
  states: {
    waiting: { label: '未开始', tone: 'neutral', to: ['pending', 'skipped', 'void'] },
    pending: {
      label: '待处理',
      tone: 'warning',
      to: ['approved', 'refused', 'returned', 'transferred', 'escalated', 'skipped', 'void'],
    },
    approved: { label: '已同意', tone: 'success', to: [] },
    refused: { label: '已驳回', tone: 'danger', to: [] },
    returned: { label: '已退回补充', tone: 'warning', to: [] },
    transferred: { label: '已转签', tone: 'neutral', to: [] },
    escalated: { label: '已升级', tone: 'neutral', to: [] },
    skipped: { label: '已跳过', tone: 'neutral', to: [] },
    void: { label: '已失效', tone: 'neutral', to: [] },
  },
});

export const TASK_STATUSES = taskStates.states;

export type ApprovalStatus = (typeof approvalStates.names)[number];
export type StepStatus = (typeof stepStates.names)[number];
export type TaskStatus = (typeof taskStates.names)[number];

/** Somebody still has to do something about it. */
export const isOpen = (status: ApprovalStatus): boolean => status === 'running' || status === 'returned';

export const { label: approvalStatusLabel, read: readApprovalStatus } = approvalStates;
export const taskStatusLabel = taskStates.label;
