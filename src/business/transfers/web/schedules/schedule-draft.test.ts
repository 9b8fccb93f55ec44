import { expect, it } from 'vitest';
import { draftProblem, freshDraft, ofKind, withRhythm } from './schedule-draft.ts';

const me = { memberId: '1', name: '王工', departmentName: null };

it('a new one is about last month where its export has days', () => {
  expect(freshDraft('audit-log', true, { person: '王' })).toMatchObject({
    period: 'lastMonth',
    filter: '{"person":"王"}',
  });
  expect(freshDraft('quotes', false)).toMatchObject({ period: 'none', filter: '{}' });
});

it.each([
  [31, 'weekly', 1],
  [7, 'weekly', 7],
  [8, 'weekly', 1],
  [0, 'monthly', 1],
  [31, 'monthly', 31],
  [5, 'daily', 5],
] as const)('day %s becomes one of %s: %s', (day, rhythm, kept) => {
  expect(withRhythm({ ...freshDraft('quotes', false), day }, rhythm)).toMatchObject({ rhythm, day: kept });
});

it.each([
  ['lastMonth', 'daily', 'yesterday'],
  ['lastMonth', 'weekly', 'lastWeek'],
  ['last30', 'daily', 'last30'],
  ['none', 'weekly', 'none'],
] as const)('the usual days %s of a month become with %s: %s', (period, rhythm, days) => {
  expect(withRhythm({ ...freshDraft('audit-log', true), period }, rhythm).period).toBe(days);
});

it('the usual days of a day become those of a month again', () => {
  const daily = withRhythm(freshDraft('audit-log', true), 'daily');
  expect(withRhythm(daily, 'monthly').period).toBe('lastMonth');
  expect(ofKind(daily, 'report-lines', true).period).toBe('yesterday');
});

it('says what is missing', () => {
  const draft = freshDraft('quotes', false);
  expect(draftProblem({ ...draft, kind: '' }, [me])).toBe('请选择导出内容');
  expect(draftProblem({ ...draft, name: '  ' }, [me])).toBe('请填写名称');
  expect(draftProblem({ ...draft, name: '月报' }, [])).toBe('请选择接收人');
  expect(draftProblem({ ...draft, name: '月报' }, [me])).toBeNull();
});

it('something else takes neither the filters nor the days of what was chosen before', () => {
  const draft = { ...freshDraft('audit-log', true, { person: '王' }), name: '月报', hour: 9 };
  expect(ofKind(draft, 'members', false)).toMatchObject({
    ...{ kind: 'members', filter: '{}', period: 'none', name: '月报', hour: 9 },
  });
  expect(ofKind(freshDraft('', false), 'report-lines', true)).toMatchObject({ period: 'lastMonth' });
});
