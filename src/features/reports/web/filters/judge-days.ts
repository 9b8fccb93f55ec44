import { readDayInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import {
  type Days,
  inOrder,
  inReach,
  notTooLong,
  OUT_OF_REACH,
  TOO_LONG,
  WRONG_ORDER,
} from '../../contract/filter-days.ts';

/** What is wrong with days somebody chose; null: nothing. */
export function judgeDays(days: Days): string | null {
  if (readDayInUrl(days.from) === undefined || readDayInUrl(days.to) === undefined) return '请选择开始和结束日期';
  if (!inOrder(days)) return WRONG_ORDER;
  if (!inReach(days)) return OUT_OF_REACH;
  return notTooLong(days) ? null : TOO_LONG;
}
