import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'transfer', channels: ['mail'], byDefault: [], keptDays: 30 } as const;
/** What somebody asked for by the calendar is asked for by mail. */
const mailed = { ...own, byDefault: ['mail'] } as const;

/** What people are told of files that were made for them. */
export const transferMessages = defineMessageEvents('export', {
  ready: { ...own, label: '导出文件已生成', kind: 'notice' },
  failed: { ...own, label: '导出失败', kind: 'alert' },
  scheduled: { ...mailed, label: '定时导出已生成', kind: 'notice' },
  scheduleEnded: { ...mailed, label: '定时导出已停止', kind: 'alert' },
});
