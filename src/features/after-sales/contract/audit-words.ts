import type { AuditWords } from '#platform/shared/audit-words.ts';
import { CASE_KINDS } from './case-words.ts';
import { deskAuditWords } from './desk-audit-words.ts';
import { returnAuditWords } from './return-audit-words.ts';

/** What the audit log says of after-sales, on both sides. */
export const afterSaleAuditWords = {
  actions: {
    'after_sale.applied': '申请售后',
    'after_sale.approved': '售后审批通过',
    'after_sale.not_approved': '售后审批驳回',
    'after_sale.approval_withdrawn': '撤回售后审批',
    'after_sale.approval_expired': '售后审批超时',
    'after_sale.withdrawn': '撤销售后',
    'after_sale.supplemented': '补充售后资料',
    'after_sale.chosen': '选择等货或退款',
    'after_sale.estimate_accepted': '接受维修报价',
    'after_sale.estimate_declined': '不接受维修报价',
    'after_sale.confirmed': '确认售后完成',
    'after_sale.reopened': '重新打开售后',
    'after_sale.said': '售后留言',
    'after_sale.setting_saved': '保存售后审批设置',
    ...returnAuditWords.actions,
    ...deskAuditWords.actions,
  },
  objects: {
    after_sale: '售后单',
    ...deskAuditWords.objects,
  },
  fields: {
    orderNo: '订单号',
    line: '行',
    kind: '售后类型',
    lineCount: '商品种数',
    askedFen: '申请金额（分）',
    status: '状态',
    detail: '说明',
    approvalAbove: '超过此金额需审批',
    ...returnAuditWords.fields,
    ...deskAuditWords.fields,
  },
  values: {
    kind: CASE_KINDS,
    ...returnAuditWords.values,
    ...deskAuditWords.values,
  },
} as const satisfies AuditWords;
