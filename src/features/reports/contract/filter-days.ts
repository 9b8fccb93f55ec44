/** Most days a report looks at: three years, and the year before them beside it. */
const MOST_DAYS = 1_100;
const DAY_MS = 86_400_000;

/** The days a report looks at, both included; pages judge them as the calls do. */
export interface Days {
  from: string;
  to: string;
}

export const inOrder = ({ from, to }: Days) => from <= to;
export const notTooLong = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS;
/** Days a shop has orders on; beyond them the year before, or the day after, is no date any more. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31'];
export const inReach = ({ from, to }: Days) => from >= FIRST_DAY && to <= LAST_DAY;
export const WRONG_ORDER = '结束日期不能早于开始日期';
export const TOO_LONG = '一次最多查看三年';
export const OUT_OF_REACH = '日期须在 2000 年至 2099 年之间';
/** Whether calls take these days. */
export const isStretch = (days: Days) => inOrder(days) && inReach(days) && notTooLong(days);
