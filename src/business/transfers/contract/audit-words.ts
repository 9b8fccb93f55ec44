import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of files that leave the shop. */
export const transferAuditWords = {
  actions: {
    'export.downloaded': '下载导出文件',
    'export.started': '开始后台导出',
    'export.cancelled': '取消后台导出',
    'export.retried': '重试后台导出',
  },
  objects: {
    export: '导出文件',
  },
  fields: {
    file: '文件',
    label: '内容',
    rows: '行数',
  },
  values: {},
} as const satisfies AuditWords;
