import { DOCUMENT_KINDS } from '#features/approval-flows/contract/document-kinds.ts';
import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of approvals and delegations. */
export const approvalAuditWords = {
  actions: {
    'approval.approved': '同意审批',
    'approval.refused': '驳回审批',
    'approval.returned': '退回补充',
    'approval.transferred': '转签',
    'approval.sign_before': '前加签',
    'approval.sign_after': '后加签',
    'approval.withdrawn': '撤回审批',
    'approval.attempt_refused': '审批操作未成功',
    'approval.pressed': '按下同意，等待执行',
    'approval.undone': '撤销同意',
    'approval.lapsed': '同意未执行',
    'approval.delegated': '委托审批',
    'approval.delegation_revoked': '撤销审批委托',
  },
  objects: {
    approval: '审批单',
    approval_task: '审批任务',
    delegation: '审批委托',
    approval_delayed_decision: '等待执行的同意',
  },
  fields: {
    taskId: '任务编号',
    comment: '意见',
    action: '操作',
    refusal: '未成功原因',
    delegate: '受托人',
    startsAt: '开始时间',
    endsAt: '结束时间',
    documentTypes: '单据类型',
    cap: '金额上限',
  },
  values: {
    status: {
      running: '审批中',
      returned: '待补充',
      passed: '已通过',
      refused: '已驳回',
      withdrawn: '已撤回',
      expired: '已超时',
      void: '已作废',
    },
    action: {
      approve: '同意',
      refuse: '驳回',
      return: '退回补充',
      transfer: '转签',
      sign_before: '前加签',
      sign_after: '后加签',
    },
    documentTypes: DOCUMENT_KINDS,
  },
} as const satisfies AuditWords;
