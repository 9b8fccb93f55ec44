import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of the titles of companies. */
export const companyTitleAuditWords = {
  actions: {
    'title_request.asked': '申请公司抬头',
    'title_request.withdrawn': '撤回公司抬头申请',
    'title_request.approved': '通过公司抬头申请',
    'title_request.refused': '驳回公司抬头申请',
  },
  objects: { title_request: '公司抬头申请' },
  fields: { title: '抬头', taxNo: '税号', reason: '说明', answer: '审核意见' },
  values: {},
} as const satisfies AuditWords;
