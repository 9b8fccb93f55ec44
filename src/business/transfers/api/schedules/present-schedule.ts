import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { ExportSchedule } from '../../contract/schedule-schemas.ts';
import { PERIODS, type Period, type Rhythm } from '../../contract/schedule-words.ts';
import { wordFilter } from '../../rules/filter-words.ts';
import { periodDays, withPeriod } from '../../rules/schedule-periods.ts';
import { wordTime } from '../../rules/schedule-times.ts';
import { type ExportDefinition, inputOf } from '../define-export.ts';
import { readOwnSchedules, readReceivers, type ScheduleRow } from './schedule-repo.ts';

const STATUS_NAMES = { active: '进行中', paused: '已暂停', ended: '已停止' } as const;

type Receiver = Awaited<ReturnType<typeof readReceivers>>[number];

type Exports = ReadonlyMap<string, ExportDefinition>;

/** What was set when it was saved, in words. Filters are its maker's: they may name what a receiver does not know. */
async function wordFilters(db: Db, row: ScheduleRow, caller: SignedInCaller, exports: Exports): Promise<string[]> {
  const definition = exports.get(row.kind);
  const { scheduled } = definition ?? {};
  if (!definition || !scheduled || row.userId !== caller.userId) return [];
  const { days, words = {}, wordsOf } = scheduled;
  const period = periodDays(row.period as Period, new Date());
  if (!wordsOf) return wordFilter(words, row.input, days && period ? [days.from, days.to] : []);
  const asked = inputOf(definition).safeParse(withPeriod(row.input, days, period));
  return asked.success ? [...(await wordsOf(db, caller, asked.data))] : ['筛选条件已不可用'];
}

function presentSchedule(
  row: ScheduleRow,
  receivers: readonly Receiver[],
  { label, filterWords }: { label: string; filterWords: string[] },
  { userId }: SignedInCaller,
): ExportSchedule {
  const { kind, name, day, hour, endedReason, makerName } = row;
  const status = row.status as ExportSchedule['status'];
  const period = row.period as Period;
  const rhythm = row.rhythm as Rhythm;
  const mine = row.userId === userId;
  return {
    ...{ kind, label, filterWords, name, day, hour, endedReason, makerName, period, rhythm, status, mine },
    id: String(row.id),
    filter: mine ? JSON.stringify(row.input) : '{}',
    periodName: PERIODS[period],
    timeName: wordTime({ rhythm, day, hour }),
    statusName: STATUS_NAMES[status],
    nextAt: status === 'active' ? row.nextAt.toISOString() : null,
    lastAt: row.lastAt?.toISOString() ?? null,
    receives: receivers.some((person) => person.userId === userId),
    receivers: receivers.map((person) => ({
      memberId: String(person.memberId),
      name: person.name,
      departmentName: null,
    })),
  };
}

/** What a person made, and what is made for him. */
export async function presentSchedules(db: Db, caller: SignedInCaller, exports: Exports): Promise<ExportSchedule[]> {
  const rows = await readOwnSchedules(db, caller);
  const people = Map.groupBy(
    await readReceivers(
      db,
      rows.map(({ id }) => id),
    ),
    ({ scheduleId }) => scheduleId,
  );
  const shown: ExportSchedule[] = [];
  for (const row of rows) {
    const filterWords = await wordFilters(db, row, caller, exports);
    const label = exports.get(row.kind)?.label ?? '导出';
    shown.push(presentSchedule(row, people.get(row.id) ?? [], { label, filterWords }, caller));
  }
  return shown;
}
