import { type CaseStatus, CLOSED, caseStates } from './case-status.ts';

interface DeskTabRow {
  label: string;
  /** Null: of every state. */
  statuses: readonly CaseStatus[] | null;
  /** People who receive and inspect goods, and do nothing else, have it too. */
  goods?: true;
}

/** States in which somebody still has something to do. */
export const OPEN: readonly CaseStatus[] = caseStates.names.filter((status) => !CLOSED.includes(status));

/** Tabs of the queue in the order work goes; 待复核 and 我处理的 stand across the states. */
export const CASE_DESK_TABS = {
  new: { label: '待审核', statuses: ['reviewing'] },
  mine: { label: '我处理的', statuses: OPEN },
  checking: { label: '待复核', statuses: ['reviewing'] },
  returning: { label: '待收货', statuses: ['to_return', 'arriving'], goods: true },
  inspecting: { label: '待检测', statuses: ['inspecting'], goods: true },
  repairing: { label: '维修中', statuses: ['repairing'], goods: true },
  settling: { label: '退款换货中', statuses: ['refunding', 'exchanging'] },
  waiting: {
    label: '等客户',
    statuses: ['approving', 'supplementing', 'choosing', 'estimating', 'charging', 'confirming'],
  },
  all: { label: '全部', statuses: null },
} as const satisfies Record<string, DeskTabRow>;
export type CaseDeskTab = keyof typeof CASE_DESK_TABS;
export const CASE_DESK_TAB_NAMES = Object.keys(CASE_DESK_TABS) as [CaseDeskTab, ...CaseDeskTab[]];

const GOODS_TABS = CASE_DESK_TAB_NAMES.filter((tab) => 'goods' in CASE_DESK_TABS[tab]);

/** Tabs a person works in: all with the right to decide, else those of the goods that arrive. */
export const caseTabsOf = (permissions: { has(code: string): boolean }): readonly CaseDeskTab[] =>
  permissions.has('DESK_AFTER_SALES') ? CASE_DESK_TAB_NAMES : GOODS_TABS;
