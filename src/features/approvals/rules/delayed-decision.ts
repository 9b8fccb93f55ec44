import { defineStates } from '#business/documents/rules/public.ts';

/** How long a decision of one press can be taken back before the server carries it out. */
export const DELAY_SECONDS = 7;

/** What becomes of a decision of one press, with its legal moves; the database holds the same table. */
export const delayedStates = defineStates({
  machine: 'delayed_decision',
  births: ['waiting'],
  states: {
    waiting: { label: '等待执行', tone: 'warning', to: ['done', 'undone', 'lapsed'] },
    done: { label: '已执行', tone: 'success', to: [] },
    undone: { label: '已撤销', tone: 'neutral', to: [] },
    lapsed: { label: '未执行', tone: 'danger', to: [] },
  },
});

export type DelayedStatus = (typeof delayedStates.names)[number];

export const delayedWords = (seconds: number): string =>
  seconds > 0 ? `将于 ${seconds} 秒后同意` : '正在同意，请稍候';
