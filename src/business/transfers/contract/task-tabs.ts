/** What the download centre lists by. */
export const TASK_TABS = {
  all: { label: '全部', statuses: ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] },
  moving: { label: '进行中', statuses: ['queued', 'running'] },
  ready: { label: '可下载', statuses: ['done'] },
  failed: { label: '失败', statuses: ['failed'] },
  over: { label: '已过期或取消', statuses: ['expired', 'cancelled'] },
} as const;
export type TaskTab = keyof typeof TASK_TABS;
