import type { AuditWords } from '#platform/shared/audit-words.ts';
import { GROUPINGS } from './statement-words.ts';

/** What the audit log says of statements, on both sides. */
export const statementAuditWords = {
  actions: {
    'statement.confirmed': '确认对账单',
    'statement.approval_asked': '提交对账单确认审批',
    'statement.approved': '对账单确认审批通过',
    'statement.not_approved': '对账单确认审批未通过',
    'statement.approval_withdrawn': '撤回对账单确认审批',
    'statement.approval_expired': '对账单确认审批超时',
    'statement.disputed': '提出对账异议',
    'statement.dispute_withdrawn': '撤回对账异议',
    'statement.dispute_declined': '不同意异议处理',
    'statement.dispute_agreed': '同意异议调整',
    'statement.dispute_taken': '受理对账异议',
    'statement.dispute_offered': '拟出异议调整',
    'statement.dispute_rejected': '不同意对账异议',
    'statement.shared': '生成对账单分享链接',
    'statement.unshared': '停用对账单分享链接',
    'statement.terms_saved': '保存对账设置',
    'statement.checked_imported': '导入核对结果',
    'statement.exception_resolved': '处理对账差异',
    'statement.exception_cleared': '处理客户对账差异',
    'bill_mail.added': '新增对账邮箱',
    'bill_mail.edited': '编辑对账邮箱',
    'bill_mail.removed': '删除对账邮箱',
  },
  objects: {
    statement: '对账单',
    statement_dispute: '对账异议',
    statement_exception: '对账差异',
    statement_terms: '对账设置',
    bill_mail: '对账邮箱',
  },
  fields: {
    status: '状态',
    detail: '说明',
    count: '行数',
    grouping: '分组',
    priceBasis: '计价方式',
    resolution: '处理结果',
  },
  values: {
    grouping: GROUPINGS,
    priceBasis: { gross: '含税优先', net: '未税优先' },
    resolution: { accepted: '接受差异', disputed: '已提异议', cleared: '已处理' },
  },
} as const satisfies AuditWords;

type Action = keyof (typeof statementAuditWords)['actions'];
/** What the log calls acts upon statements and their disputes, and upon addresses for bills. */
export type StatementAction = Extract<Action, `statement.${string}`>;
export type BillMailAction = Extract<Action, `bill_mail.${string}`>;
