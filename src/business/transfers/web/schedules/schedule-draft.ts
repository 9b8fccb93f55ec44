import type { ExportSchedule, SchedulePerson } from '../../contract/schedule-schemas.ts';
import type { Period, Rhythm } from '../../contract/schedule-words.ts';

/** A schedule as the dialog edits it. */
export interface ScheduleDraft {
  /** Absent: a new one. */
  id?: string;
  kind: string;
  name: string;
  /** Filters as JSON. */
  filter: string;
  period: Period;
  rhythm: Rhythm;
  day: number;
  hour: number;
  /** Null: its maker alone, until somebody chooses. */
  receivers: readonly SchedulePerson[] | null;
}

/** What is over when the next file is made. */
const LAST: Readonly<Record<Rhythm, Period>> = { daily: 'yesterday', weekly: 'lastWeek', monthly: 'lastMonth' };

const usualPeriod = (dated: boolean, rhythm: Rhythm): Period => (dated ? LAST[rhythm] : 'none');

/** What people ask for most: last month, on the first working hour of its first day. */
export const freshDraft = (kind: string, dated: boolean, filter: object = {}): ScheduleDraft => ({
  kind,
  name: '',
  filter: JSON.stringify(filter),
  period: usualPeriod(dated, 'monthly'),
  rhythm: 'monthly',
  day: 1,
  hour: 8,
  receivers: null,
});

export const draftOf = (schedule: ExportSchedule): ScheduleDraft => {
  const { id, kind, name, filter, period, rhythm, day, hour, receivers } = schedule;
  return { id, kind, name, filter, period, rhythm, day, hour, receivers };
};

/** The same of something else: filters of what was chosen before say nothing about it. */
export const ofKind = (draft: ScheduleDraft, kind: string, dated: boolean): ScheduleDraft => ({
  ...draft,
  kind,
  filter: '{}',
  period: usualPeriod(dated, draft.rhythm),
});

/**
 * A day that the rhythm knows: Monday or the first, where the other one had no such day. The usual days of the one rhythm become
 * those of the other; days that somebody chose stay.
 */
export function withRhythm(draft: ScheduleDraft, rhythm: Rhythm): ScheduleDraft {
  const most = { daily: 0, weekly: 7, monthly: 31 }[rhythm];
  const fits = draft.day >= 1 && draft.day <= most;
  const period = draft.period === LAST[draft.rhythm] ? LAST[rhythm] : draft.period;
  return { ...draft, rhythm, period, day: rhythm === 'daily' || fits ? draft.day : 1 };
}

/** Why it cannot be saved yet. */
export function draftProblem({ kind, name }: ScheduleDraft, receivers: readonly SchedulePerson[]): string | null {
  if (kind === '') return '请选择导出内容';
  if (name.trim() === '') return '请填写名称';
  return receivers.length === 0 ? '请选择接收人' : null;
}
