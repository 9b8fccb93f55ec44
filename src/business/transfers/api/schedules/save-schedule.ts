import { refusalOf } from '#platform/api/admit-caller.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { findUnfit } from '#platform/api/find-unfit.ts';
import { mendHalves } from '#platform/api/mend-halves.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { ScheduleInput } from '../../contract/schedule-schemas.ts';
import { scheduleErrors } from '../../contract/transfer-errors.ts';
import { periodDays, withPeriod } from '../../rules/schedule-periods.ts';
import { nextRun, wordTime } from '../../rules/schedule-times.ts';
import { type ExportDefinition, metaOf, readInput } from '../define-export.ts';
import type { Colleague, Colleagues } from './colleagues.ts';
import { countMade, insertSchedule, lockMade, replaceReceivers, updateSchedule } from './schedule-repo.ts';

/** Schedules one person may have. */
const MOST_MADE = 20;

export interface ScheduleSettings {
  exports: ReadonlyMap<string, ExportDefinition>;
  colleagues: Colleagues;
  now?: () => Date;
}

/** What is to be made, if this person may have it made. */
export function mustSchedule(exports: ScheduleSettings['exports'], caller: SignedInCaller, kind: string) {
  const definition = exports.get(kind);
  if (!definition?.scheduled) throw refuse(scheduleErrors, 'SCHEDULE_KIND');
  const refusal = refusalOf(metaOf(definition), caller);
  if (refusal) throw refusal;
  return definition;
}

/** Filters as the call takes them, tried with the days of today: what it would refuse at every run is refused now. */
function readFilter(definition: ExportDefinition, { filter, period }: ScheduleInput, now: Date): unknown {
  try {
    // JSON within a text: what the door looks for in a body was not seen in it.
    const input = mendHalves(JSON.parse(filter));
    if (findUnfit(input)) throw refuse(scheduleErrors, 'SCHEDULE_INPUT');
    readInput(definition, withPeriod(input, definition.scheduled?.days, periodDays(period, now)));
    return input;
  } catch {
    throw refuse(scheduleErrors, 'SCHEDULE_INPUT');
  }
}

async function mustReach(db: Db, settings: ScheduleSettings, caller: SignedInCaller, ids: readonly string[]) {
  const wanted = [...new Set(ids)].map(BigInt);
  const people = await settings.colleagues.read(db, caller, wanted);
  if (people.length < wanted.length) throw refuse(scheduleErrors, 'SCHEDULE_RECEIVERS');
  return people;
}

async function makerName(db: Db, settings: ScheduleSettings, caller: SignedInCaller): Promise<string> {
  const [me] = await settings.colleagues.read(db, caller, [caller.memberId]);
  return me?.name ?? '同事';
}

async function audit(db: Db, caller: SignedInCaller, id: bigint, wish: ScheduleInput, people: readonly Colleague[]) {
  const after = { name: wish.name, time: wordTime(wish), receivers: people.length };
  const action = wish.id === undefined ? 'schedule.created' : 'schedule.changed';
  await writeAudit(db, caller, { action, objectType: 'exportSchedule', objectId: String(id), after });
}

/** Writes a schedule, or changes one of one's own; one that had ended begins anew. */
export async function saveSchedule(
  db: Db,
  settings: ScheduleSettings,
  caller: SignedInCaller,
  wish: ScheduleInput,
): Promise<void> {
  const now = settings.now?.() ?? new Date();
  const definition = mustSchedule(settings.exports, caller, wish.kind);
  const { kind, name, rhythm, hour } = wish;
  const day = rhythm === 'daily' ? 0 : wish.day;
  const { days } = definition.scheduled ?? {};
  const period = days ? wish.period : 'none';
  if (days?.needed && period === 'none') throw refuse(scheduleErrors, 'SCHEDULE_PERIOD');
  const people = await mustReach(db, settings, caller, wish.receivers);
  const { firmId, userId, memberId, loginSource } = caller;
  const facts = { name, period, rhythm, day, hour, memberId, loginSource, nextAt: nextRun({ rhythm, day, hour }, now) };
  const input = readFilter(definition, wish, now);
  let id: bigint;
  if (wish.id === undefined) {
    if ((await countMade(db, caller)) >= MOST_MADE) throw refuse(scheduleErrors, 'SCHEDULES_FULL');
    const fresh = { ...facts, firmId, userId, kind, input, makerName: await makerName(db, settings, caller) };
    id = (await insertSchedule(db, fresh)).id;
  } else {
    const row = await lockMade(db, caller, BigInt(wish.id));
    if (!row) throw notFound('定时导出');
    id = row.id;
    const status = row.status === 'ended' ? 'active' : row.status;
    await updateSchedule(db, id, { ...facts, kind, input, status, endedReason: null });
  }
  await replaceReceivers(db, { id, firmId }, people);
  await audit(db, caller, id, wish, people);
}
