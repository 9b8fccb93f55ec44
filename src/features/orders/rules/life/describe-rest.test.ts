import { expect, it } from 'vitest';
import { describeRest } from './describe-rest.ts';

it.each([
  [-1, ''],
  [999, ''],
  [1_000, '0 分 01 秒'],
  [29 * 60_000 + 7_500, '29 分 07 秒'],
  [3 * 3_600_000 + 60_000, '3 小时 1 分'],
  [6.5 * 86_400_000, '6 天 12 小时'],
])('%i ms are %j', (milliseconds, words) => expect(describeRest(milliseconds)).toBe(words));
