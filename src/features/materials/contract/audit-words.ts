import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of customer codes of items. */
export const materialAuditWords = {
  actions: {
    'customerItem.saved': '保存物料编码',
    'customerItem.removed': '删除物料编码',
  },
  objects: {},
  fields: {
    materialCode: '客户编码',
    materialName: '物料名称',
  },
  values: {},
} as const satisfies AuditWords;
