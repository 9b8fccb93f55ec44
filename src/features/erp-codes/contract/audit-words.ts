import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of accounts. */
export const erpCodeAuditWords = {
  actions: {
    'erp_code.saved': '保存会计科目',
    'erp_code.removed': '删除会计科目',
    'erp_code.imported': '导入会计科目',
  },
  objects: { erp_code: '会计科目' },
  fields: { account: '科目编码', accountName: '科目名称', costCenter: '成本中心', category: '分类', count: '行数' },
  values: {},
} as const satisfies AuditWords;
