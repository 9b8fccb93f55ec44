/** How often a scheduled export is made. */
export const RHYTHMS = { daily: '每天', weekly: '每周', monthly: '每月' } as const;
export type Rhythm = keyof typeof RHYTHMS;

/** Days a scheduled export reaches over, said from the day on which it is made. */
export const PERIODS = {
  none: '不限日期',
  yesterday: '昨天',
  last7: '近 7 天',
  last30: '近 30 天',
  lastWeek: '上周',
  thisMonth: '本月至昨天',
  lastMonth: '上月',
  lastQuarter: '上季度',
} as const;
export type Period = keyof typeof PERIODS;
