import { defineEvents } from '#business/documents/rules/public.ts';

const inner = (label: string) => ({ label, outside: 'nothing' }) as const;

/** What can happen to a request, in words for its log; nobody outside the company hears of any of it (decision 0044). */
export const approvalEvents = defineEvents({
  started: inner('提交审批'),
  passed_over: inner('跳过审批人'),
  assigned: inner('代审批'),
  approved: inner('同意'),
  refused: inner('驳回'),
  returned: inner('退回补充'),
  transferred: inner('转签'),
  sign_before: inner('前加签'),
  sign_after: inner('后加签'),
  lines_refused: inner('剔除商品行'),
  resubmitted: inner('补充说明'),
  commented: inner('留言'),
  copied: inner('抄送'),
  urged: inner('催办'),
  reminded: inner('到期提醒'),
  escalated: inner('转给上级'),
  stranded: inner('无人可审批'),
  changed: inner('单据变更'),
  withdrawn: inner('撤回申请'),
  expired: inner('超时关闭'),
  voided: inner('单据作废'),
  passed: inner('审批通过'),
  taken_back: inner('收回委托'),
  handed_over: inner('工作交接'),
});

export type ApprovalEventKind = (typeof approvalEvents.kinds)[number];
