import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of reports. */
export const reportAuditWords = {
  actions: {
    'report.filterSaved': '保存报表筛选方案',
    'report.filterRemoved': '删除报表筛选方案',
    'report.closingSet': '设置报表结账日',
  },
  objects: { report: '报表' },
  fields: { closingDay: '结账日', name: '名称', shared: '公司共享' },
  values: {},
} as const satisfies AuditWords;
