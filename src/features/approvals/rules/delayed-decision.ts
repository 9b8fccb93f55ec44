/** How long a decision of one press can be taken back before the server carries it out. */
export const DELAY_SECONDS = 7;

/** What becomes of a decision of one press, with its legal moves; the database holds the same table. */
export const DELAYED_STATUSES = {
  waiting: { label: '等待执行', to: ['done', 'undone', 'lapsed'] },
  done: { label: '已执行', to: [] },
  undone: { label: '已撤销', to: [] },
  lapsed: { label: '未执行', to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export type DelayedStatus = keyof typeof DELAYED_STATUSES;

export const delayedWords = (seconds: number): string =>
  seconds > 0 ? `将于 ${seconds} 秒后同意` : '正在同意，请稍候';
