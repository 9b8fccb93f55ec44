import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of cost centres. */
export const budgetAuditWords = {
  actions: {
    'costCenter.created': '新建成本中心',
    'costCenter.edited': '修改成本中心',
    'costCenter.moved': '移动成本中心',
    'costCenter.enabled': '启用成本中心',
    'costCenter.disabled': '停用成本中心',
    'costCenter.deleted': '删除成本中心',
  },
  objects: {
    costCenter: '成本中心',
  },
  fields: {
    code: '编码',
    owner: '负责人',
    department: '部门',
    parent: '上级',
    rules: '额度规则',
  },
  values: {},
} as const satisfies AuditWords;
