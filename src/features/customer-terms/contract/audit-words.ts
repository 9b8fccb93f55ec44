import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of what is agreed with customers, on both sides. */
export const customerTermsAuditWords = {
  actions: {
    'terms.changed': '修改客户条款',
    'terms.proposed': '提交客户条款变更',
    'terms.agreed': '复核同意客户条款变更',
    'terms.refused': '退回客户条款变更',
    'terms.withdrawn': '撤回客户条款变更',
    'terms.policy_changed': '修改客户条款复核规则',
    'credit.applied': '申请授信',
    'credit.withdrawn': '撤回授信申请',
    'credit.granted': '通过授信申请',
    'credit.rejected': '驳回授信申请',
  },
  objects: {
    customer_terms: '客户条款',
    customer_term_policy: '客户条款复核规则',
    credit_application: '授信申请',
  },
  fields: {
    levelCode: '价格等级',
    freeShipping: '免运费',
    firmType: '客户类型',
    status: '状态',
    amount: '额度',
    reason: '原因',
    credit: '授信',
    creditLimit: '授信额度',
    creditUntil: '额度截止日期',
    termDays: '账期（天）',
    firmChannel: '采购渠道',
    groupCode: '所属集团',
    salesCode: '销售负责人',
    aloneLimit: '单人可批授信额度',
    aloneTermDays: '单人可批账期（天）',
    levelAlone: '单人可改价格等级',
    applicationKind: '申请类型',
  },
  values: {
    credit: { none: '未开通', limited: '有限额', unlimited: '不限额' },
    firmType: { company: '公司', group: '集团' },
    status: { 0: '已冻结', 1: '正常' },
    firmChannel: { 0: '直接采购', 1: '通过采购系统' },
    applicationKind: { open: '开通授信', raise: '提高额度', temporary: '临时提额' },
    levelCode: { enterprise: '企业价', YD100: 'YD100 价', YD102: 'YD102 价', YD29: 'YD29 价', YPR0: 'YPR0 价' },
  },
} as const satisfies AuditWords;
