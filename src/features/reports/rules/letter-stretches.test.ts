import { describe, expect, it } from 'vitest';
import { letterTime } from './letter-stretches.ts';

const cases = [
  ['a month', '2026-02-01', '2026-02-28', '按月', 12, '2025-03-01', '2026-02-01', 1],
  ['a month that is not over', '2026-03-01', '2026-03-03', '按月', 12, '2025-04-01', '2026-03-01', 1],
  ['a quarter', '2025-10-01', '2025-12-31', '按季度', 8, '2024-01-01', '2025-10-01', 1],
  ['three months that are no quarter', '2025-11-01', '2026-01-31', '按月', 3, '2025-11-01', '2026-01-01', 3],
  ['a part of a quarter', '2025-10-01', '2025-12-30', '按月', 3, '2025-10-01', '2025-12-01', 3],
  ['a week', '2026-02-23', '2026-03-01', '按周', 12, '2025-12-08', '2026-02-23', 1],
  ['seven days', '2026-02-25', '2026-03-03', '每 7 天', 12, '2025-12-10', '2026-02-25', 1],
  ['six days from a Monday on', '2026-02-23', '2026-02-28', '每 6 天', 12, '2025-12-19', '2026-02-23', 1],
  ['a day', '2026-03-03', '2026-03-03', '按日', 14, '2026-02-18', '2026-03-03', 1],
  ['31 days across months', '2026-02-02', '2026-03-04', '每 31 天', 12, '2025-02-26', '2026-02-02', 1],
  ['32 days', '2026-02-02', '2026-03-05', '按月', 2, '2026-02-02', '2026-03-01', 2],
] as const;

describe('what the chart of a letter shows over time', () => {
  it.each(cases)('%s', (_, from, to, word, columns, first, last, now) => {
    const time = letterTime({ from, to });
    expect(time.word).toBe(word);
    expect(time.stretches).toHaveLength(columns);
    expect(time.stretches[0]?.from).toBe(first);
    expect(time.stretches.at(-1)).toMatchObject({ from: last, to, now: true });
    expect(time.stretches.filter((one) => one.now)).toHaveLength(now);
  });

  it('leaves no day out and counts none twice', () => {
    const { stretches } = letterTime({ from: '2026-02-25', to: '2026-03-03' });
    expect(stretches[10]).toEqual({ from: '2026-02-18', to: '2026-02-24', label: '02-18', now: false });
    expect(stretches[11]).toEqual({ from: '2026-02-25', to: '2026-03-03', label: '02-25', now: true });
  });
});
