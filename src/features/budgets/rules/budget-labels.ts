/** Rhythms of a rule (specification 4, cost frequency). */
export const FREQUENCIES = {
  natural_month: { label: '自然月', current: '本月' },
  quarter: { label: '季度', current: '本季度' },
  year: { label: '年度', current: '本年度' },
  disposable: { label: '一次性', current: '本期' },
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** What happens to a document that goes over the limit. */
export const OVER_POLICIES = {
  block: { label: '禁止提交', explain: '超出额度的单据不能提交' },
  warn: { label: '提醒', explain: '可以提交，提交前核对超出多少并填写原因（公司可关闭）' },
  approve: { label: '加审', explain: '可以提交，由成本中心负责人加审' },
} as const;

export type OverPolicy = keyof typeof OVER_POLICIES;

/** States of a rule (specification 4, cost rules). */
export const RULE_STATUSES = { 0: '已停用', 1: '已启用', 3: '已过期' } as const;

export type RuleStatus = keyof typeof RULE_STATUSES;

/** Movements of the ledger. */
export const ENTRY_KINDS = {
  reserve: { label: '占用', explain: '单据提交' },
  confirm: { label: '使用', explain: '订单确认' },
  release: { label: '释放', explain: '取消、驳回或超时' },
  credit: { label: '退回', explain: '确认后取消' },
} as const;

export type EntryKind = keyof typeof ENTRY_KINDS;

/** -1 in place of a limit. */
export const UNLIMITED = -1n;

export const isUnlimited = (limitFen: bigint): boolean => limitFen < 0n;
