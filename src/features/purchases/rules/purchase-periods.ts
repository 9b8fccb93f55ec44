/** Periods of the purchases page, with their days; null: since the first order. */
export const PERIODS = {
  month: { label: '近 30 天', days: 30 },
  quarter: { label: '近 90 天', days: 90 },
  half: { label: '近半年', days: 183 },
  year: { label: '近一年', days: 365 },
  all: { label: '全部时间', days: null },
} as const;

export type Period = keyof typeof PERIODS;

export const SORTS = { times: '采购次数', last: '最近采购', amount: '采购金额' } as const;

export type PurchaseSort = keyof typeof SORTS;

/** Most goods one person marks as bought often: a list that is longer is nobody's favourites. */
export const MOST_FREQUENT = 500;

/** Most rows of one export. */
export const MOST_EXPORTED = 5_000;
