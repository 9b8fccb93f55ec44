import { expect, it } from 'vitest';
import type { ApprovalProgress } from '../contract/approval-schemas.ts';
import { approvalLog } from './approval-log.ts';

const task = (name: string, at: string | null, more: object = {}) => ({
  name,
  onBehalfOf: null,
  status: at ? 'approved' : 'pending',
  statusLabel: at ? '已同意' : '待处理',
  reason: '',
  comment: '',
  at,
  dueAt: null,
  ...more,
});
const step = (name: string, tasks: ReturnType<typeof task>[]) => ({
  name,
  mode: 'any',
  modeLabel: '或签',
  status: 'active',
  reason: '',
  tasks,
});
const progress = (steps: ReturnType<typeof step>[]): ApprovalProgress => ({
  requestNo: 'SP1',
  status: 'running',
  statusLabel: '审批中',
  holds: '价格',
  holdUntil: null,
  waitingFor: [],
  stranded: false,
  reasons: [],
  steps,
});

it('tells of everybody who has decided, and of nobody who has not', () => {
  const steps = [
    step('部门', [task('王芳', '2026-11-20T01:00:00.000Z', { comment: '急用' })]),
    step('采购', [task('李明', '2026-11-20T02:00:00.000Z', { onBehalfOf: '赵强' }), task('孙悦', null)]),
  ];
  expect(approvalLog(progress(steps))).toEqual([
    { label: '审批已同意', actorName: '王芳', detail: '部门：急用', at: '2026-11-20T01:00:00.000Z' },
    { label: '审批已同意', actorName: '赵强（由 李明 代）', detail: '采购', at: '2026-11-20T02:00:00.000Z' },
  ]);
});

it('says nothing of documents nobody was asked about', () => {
  expect([approvalLog(null), approvalLog(undefined)]).toEqual([[], []]);
});
