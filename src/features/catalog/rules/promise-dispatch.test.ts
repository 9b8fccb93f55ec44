import { expect, it } from 'vitest';
import { promiseDispatch } from './promise-dispatch.ts';

/** 2026-04-14 is a Tuesday, 04-17 a Friday, 04-18 a Saturday; times are Shanghai's. */
it.each([
  [0, null, '2026-04-14T09:00:00+08:00', '2026-04-14', '今天 16:00 前下单，当天发货'],
  [2, null, '2026-04-14T15:59:59+08:00', '2026-04-14', '今天 16:00 前下单，当天发货'],
  [0, null, '2026-04-14T16:00:00+08:00', '2026-04-15', '现在下单，预计 4月15日（周三）发货'],
  [0, null, '2026-04-17T20:00:00+08:00', '2026-04-20', '现在下单，预计 4月20日（周一）发货'],
  [0, null, '2026-04-18T09:00:00+08:00', '2026-04-20', '现在下单，预计 4月20日（周一）发货'],
  [0, null, '2026-04-13T23:30:00Z', '2026-04-14', '今天 16:00 前下单，当天发货'],
  [3, 3, '2026-04-14T09:00:00+08:00', '2026-04-17', '今天 16:00 前下单，预计 4月17日（周五）发货'],
  [3, 4, '2026-04-14T09:00:00+08:00', '2026-04-20', '今天 16:00 前下单，预计 4月20日（周一）发货'],
  [11, 1, '2026-12-31T17:00:00+08:00', '2027-01-04', '现在下单，预计 1月4日（周一）发货'],
  [4, 10, '2026-04-14T09:00:00+08:00', '2026-04-28', '今天 16:00 前下单，预计 4月28日（周二）发货'],
  [6, null, '2026-04-14T09:00:00+08:00', '2026-07-07', '今天 16:00 前下单，预计 7月7日（周二）发货'],
])('dayType %i, %s days, ordered %s: %s', (dayType, deliveryDays, now, shipDate, text) => {
  expect(promiseDispatch({ dayType, deliveryDays }, new Date(now))).toMatchObject({ shipDate, text });
});

it.each([
  [3, null],
  [4, null],
  [5, 3],
  [7, null],
  [8, null],
  [9, null],
  [10, null],
  [13, null],
])('dayType %i with %s days promises nothing', (dayType, deliveryDays) => {
  expect(promiseDispatch({ dayType, deliveryDays }, new Date('2026-04-14T09:00:00+08:00'))).toBeNull();
});
