import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of files that leave the shop. */
export const transferAuditWords = {
  actions: {
    'export.downloaded': '下载导出文件',
    'export.started': '开始后台导出',
    'export.cancelled': '取消后台导出',
    'export.retried': '重试后台导出',
    'schedule.created': '新建定时导出',
    'schedule.changed': '修改定时导出',
    'schedule.paused': '暂停定时导出',
    'schedule.resumed': '恢复定时导出',
    'schedule.removed': '删除定时导出',
    'schedule.left': '不再接收定时导出',
    'schedule.ended': '定时导出停止',
  },
  objects: {
    export: '导出文件',
    exportSchedule: '定时导出',
  },
  fields: {
    file: '文件',
    label: '内容',
    rows: '行数',
    name: '名称',
    time: '时间',
    receivers: '接收人数',
    reason: '原因',
  },
  values: {},
} as const satisfies AuditWords;
