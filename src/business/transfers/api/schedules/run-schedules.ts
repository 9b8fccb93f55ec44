import { refusalOf } from '#platform/api/admit-caller.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueJob } from '#platform/api/job-sender.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import { transferMessages } from '../../contract/message-events.ts';
import type { Period, Rhythm } from '../../contract/schedule-words.ts';
import { periodDays, withPeriod } from '../../rules/schedule-periods.ts';
import { nextRun } from '../../rules/schedule-times.ts';
import { asWorker, type ExportWork } from '../carry-out-export.ts';
import { metaOf } from '../define-export.ts';
import { centreOf } from '../export-news.ts';
import { EXPORT_QUEUE } from '../export-queue.ts';
import { insertRun } from '../transfer-repo.ts';
import {
  lockDue,
  type ReceiverRow,
  readReceivers,
  readRunning,
  removeReceiver,
  type ScheduleRow,
  updateSchedule,
} from './schedule-repo.ts';

export type ScheduleWork = ExportWork & { now?: () => Date };

/** Runs looked for at a time; the rest comes a minute later. */
const AT_ONCE = 500;

const MAKER_LEFT = '设置人已不在公司';
const NOBODY = '已没有接收人';

/** Why a schedule cannot go on in the name of who made it; null while it can. */
async function whyOver(work: ExportWork, schedule: ScheduleRow): Promise<string | null> {
  const definition = work.exports.get(schedule.kind);
  if (!definition?.scheduled) return '这类内容已不能定时导出';
  const maker = await work.findCaller(schedule);
  if (!maker) return MAKER_LEFT;
  return refusalOf(metaOf(definition), maker) ? `设置人${refusalOf(metaOf(definition), maker)?.message}` : null;
}

/** Ends it with its reason, and tells everybody who waits for it. */
async function endSchedule(db: Db, work: ExportWork, schedule: ScheduleRow, reason: string): Promise<void> {
  const { id, firmId, userId, name, version } = schedule;
  await updateSchedule(db, id, { status: 'ended', endedReason: reason });
  const after = { name, reason };
  await writeAudit(
    db,
    { firmId, userId },
    { action: 'schedule.ended', objectType: 'exportSchedule', objectId: String(id), after },
  );
  const people = await readReceivers(db, [id]);
  await work.messages.tell(db, {
    event: transferMessages.scheduleEnded,
    firmId,
    to: [userId, ...people.map((person) => person.userId)],
    key: `schedule-ended ${id} ${version}`,
    title: `定时导出已停止：${name}`,
    text: `${reason}。需要继续接收的，请重新设置定时发送。`,
    href: centreOf(work.exports.get(schedule.kind)?.call['~orpc'].meta.endpoint?.identities.join() === 'staff'),
  });
}

/** Those who are still there; who has left is taken off the list. */
async function presentReceivers(db: Db, work: ExportWork, schedule: ScheduleRow): Promise<ReceiverRow[]> {
  const there: ReceiverRow[] = [];
  for (const person of await readReceivers(db, [schedule.id])) {
    if (await work.findCaller({ ...schedule, ...person, loginSource: 0 })) there.push(person);
    else await removeReceiver(db, { firmId: schedule.firmId, userId: person.userId }, schedule.id);
  }
  return there;
}

/** A task for each receiver: it asks his rights when it begins. Once for each time, whoever else had begun the same. */
async function writeRun(db: Db, work: ExportWork, schedule: ScheduleRow, people: readonly ReceiverRow[], now: Date) {
  const { id: scheduleId, firmId, kind, nextAt: dueAt } = schedule;
  const definition = work.exports.get(kind);
  const days = periodDays(schedule.period as Period, now);
  const input = withPeriod(schedule.input, definition?.scheduled?.days, days);
  for (const { userId, memberId } of people) {
    const row = await insertRun(db, {
      ...{ firmId, userId, memberId, kind, input, scheduleId, dueAt },
      loginSource: 0,
      inputHash: `schedule ${scheduleId} ${dueAt.toISOString()}`,
      fileName: definition?.place?.fileName ?? `${definition?.label ?? kind}.xlsx`,
    });
    if (row) await enqueueJob(work.database, db, EXPORT_QUEUE, { id: String(row.id) });
  }
}

/** Carries out one run whose time has come. What it writes stands or falls together. */
async function carryOut(db: Db, work: ScheduleWork, schedule: ScheduleRow, now: Date): Promise<void> {
  const reason = await whyOver(work, schedule);
  const people = reason === null ? await presentReceivers(db, work, schedule) : [];
  const over = reason ?? (people.length === 0 ? NOBODY : null);
  if (over !== null) return endSchedule(db, work, schedule, over);
  await writeRun(db, work, schedule, people, now);
  const time = { rhythm: schedule.rhythm as Rhythm, day: schedule.day, hour: schedule.hour };
  await updateSchedule(db, schedule.id, { lastAt: schedule.nextAt, nextAt: nextRun(time, now) });
}

/** Schedules that could not be carried out in this look, with what stood in the way. */
type Failed = Map<bigint, unknown>;

/** The next run whose time has come; false when there is none. One that fails is set aside until the next look. */
async function runDue(work: ScheduleWork, now: Date, failed: Failed): Promise<boolean> {
  let id: bigint | null = null;
  try {
    return await asWorker(work, async (db) => {
      const schedule = await lockDue(db, now, [...failed.keys()]);
      if (!schedule) return false;
      id = schedule.id;
      await carryOut(db, work, schedule, now);
      return true;
    });
  } catch (error) {
    if (id === null) throw error;
    failed.set(id, error);
    return true;
  }
}

/** The queue hears of what failed once everything else is done: one schedule holds up no other company's. */
function tellFailures(failed: Failed): void {
  for (const [id, err] of failed) log.error({ err, schedule: String(id) }, 'schedule not carried out');
  for (const error of failed.values()) throw error;
}

/** Every run whose time has come: exactly once, however often and by how many processes this is called. */
export async function runSchedules(work: ScheduleWork): Promise<void> {
  const now = work.now?.() ?? new Date();
  const failed: Failed = new Map();
  for (let runs = 0; runs < AT_ONCE && (await runDue(work, now, failed)); runs += 1);
  tellFailures(failed);
}

/** Ends what stands in the name of somebody who left, before its next time comes: its receivers look for another way. */
export async function endForsaken(work: ScheduleWork): Promise<void> {
  const failed: Failed = new Map();
  for (const schedule of await asWorker(work, readRunning)) {
    const look = async () => {
      const reason = await whyOver(work, schedule);
      if (reason !== null) await asWorker(work, (db) => endSchedule(db, work, schedule, reason));
    };
    await look().catch((error: unknown) => failed.set(schedule.id, error));
  }
  tellFailures(failed);
}

export const scheduleJobs = (work: ScheduleWork): ScheduledJob[] => [
  { name: 'export-schedules', cron: '* * * * *', run: () => runSchedules(work) },
  { name: 'export-schedules-makers', cron: '10 7 * * *', run: () => endForsaken(work) },
];
