import { describe, expect, it } from 'vitest';
import { deskFilter } from './desk-schemas.ts';
import { isStretch } from './filter-days.ts';
import { reportFilter } from './report-filter.ts';

const REACH = '日期须在 2000 年至 2099 年之间';

describe.each([
  ['a company', reportFilter],
  ['the desk', deskFilter],
])('days that %s looks at', (_whose, schema) => {
  it.each([
    ['0001-01-01', '0001-02-01', '日期不能早于 1900-01-01'],
    ['1900-01-01', '1900-02-01', REACH],
    ['2999-01-01', '2999-12-31', REACH],
    ['1999-12-31', '2000-01-01', REACH],
    ['2099-12-31', '2100-01-01', REACH],
    ['2000-01-01', '2000-01-01', undefined],
    ['2099-12-31', '2099-12-31', undefined],
    ['2026-01-02', '2026-01-01', '结束日期不能早于开始日期'],
    ['2020-01-01', '2026-01-01', '一次最多查看三年'],
  ])('from %s to %s: %s', (from, to, problem) => {
    expect(schema.safeParse({ from, to }).error?.issues[0]?.message).toBe(problem);
    expect(isStretch({ from, to })).toBe(problem === undefined);
  });
});
