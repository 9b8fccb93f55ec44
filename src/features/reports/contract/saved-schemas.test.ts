import { expect, it } from 'vitest';
import { saveFilterInput } from './saved-schemas.ts';

const save = (filter: object) => saveFilterInput.safeParse({ page: 'spend', name: '例会', filter });
const DAY = '日期格式应为 YYYY-MM-DD';

it.each([
  [{ from: '2026-02-31', to: '2026-03-31' }, DAY],
  [{ from: '2026-01-01', to: '2026-02-30' }, DAY],
  [{ from: '2025-02-29', to: '2025-03-01' }, DAY],
  [{ from: '2026-13-01', to: '2026-12-31' }, DAY],
  [{ from: '0000-01-01', to: '2026-12-31' }, '日期不能早于 1900-01-01'],
  [{ from: '2026-03-02', to: '2026-03-01' }, '日期范围不可用'],
  [{ from: '2020-01-01', to: '2026-03-01' }, '日期范围不可用'],
  [{ from: '1999-01-01', to: '1999-03-01' }, '日期范围不可用'],
  [{ from: '2026-03-01' }, '开始日期和结束日期须同时填写'],
  [{ to: '2026-03-01' }, '开始日期和结束日期须同时填写'],
  [{ from: '2024-02-29', to: '2024-02-29' }, undefined],
  [{ range: 'months12' }, undefined],
  [{}, undefined],
])('%o is kept: %s', (filter, problem) => {
  expect(save(filter).error?.issues[0]?.message).toBe(problem);
});
