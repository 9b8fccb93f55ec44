/** What can happen to a request, in words for its log. */
const EVENT_LABELS = {
  started: '提交审批',
  passed_over: '跳过审批人',
  assigned: '代审批',
  approved: '同意',
  refused: '驳回',
  returned: '退回补充',
  transferred: '转签',
  sign_before: '前加签',
  sign_after: '后加签',
  lines_refused: '剔除商品行',
  resubmitted: '补充说明',
  commented: '留言',
  copied: '抄送',
  urged: '催办',
  reminded: '到期提醒',
  escalated: '转给上级',
  stranded: '无人可审批',
  changed: '单据变更',
  withdrawn: '撤回申请',
  expired: '超时关闭',
  voided: '单据作废',
  passed: '审批通过',
  taken_back: '收回委托',
  handed_over: '工作交接',
} as const;

export type ApprovalEventKind = keyof typeof EVENT_LABELS;

/** Label of a logged event; kinds that a newer version wrote show as they are. */
export function approvalEventLabel(kind: string): string {
  return Object.hasOwn(EVENT_LABELS, kind) ? EVENT_LABELS[kind as ApprovalEventKind] : kind;
}
