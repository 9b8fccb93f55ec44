import { refusalOf } from '#platform/api/admit-caller.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { scheduleContract } from '../../contract/schedule-contract.ts';
import { type Rhythm } from '../../contract/schedule-words.ts';
import { scheduleErrors } from '../../contract/transfer-errors.ts';
import { nextRun } from '../../rules/schedule-times.ts';
import { metaOf } from '../define-export.ts';
import type { Colleague } from './colleagues.ts';
import { presentSchedules } from './present-schedule.ts';
import { mustSchedule, type ScheduleSettings, saveSchedule } from './save-schedule.ts';
import { deleteSchedule, lockMade, removeReceiver, type ScheduleRow, updateSchedule } from './schedule-repo.ts';

const calls = implementFeature(scheduleContract);

const presentPerson = ({ memberId, name, departmentName }: Colleague) => ({
  memberId: String(memberId),
  name,
  departmentName,
});

async function mustLock(db: Db, caller: SignedInCaller, id: string): Promise<ScheduleRow> {
  const row = await lockMade(db, caller, BigInt(id));
  if (!row) throw notFound('定时导出');
  return row;
}

type Act = 'schedule.paused' | 'schedule.resumed' | 'schedule.removed' | 'schedule.left';

const audit = (db: Db, caller: SignedInCaller, action: Act, { id, name }: Pick<ScheduleRow, 'id' | 'name'>) =>
  writeAudit(db, caller, { action, objectType: 'exportSchedule', objectId: String(id), after: { name } });

/** Calls about exports that are made by the calendar; each answers what the caller has afterwards. */
export function createScheduleHandlers(settings: ScheduleSettings) {
  const { exports, colleagues, now = () => new Date() } = settings;
  const list = (db: Db, caller: SignedInCaller) => presentSchedules(db, caller, exports);
  return {
    list: calls.list.handler(({ context: { db, caller } }) => list(db, signedIn(caller))),
    choices: calls.choices.handler(async ({ context: { db, caller } }) => {
      const me = signedIn(caller);
      const [own] = await colleagues.read(db, me, [me.memberId]);
      const kinds = [...exports.values()]
        .filter((definition) => definition.scheduled && !refusalOf(metaOf(definition), me))
        .map(({ kind, label, scheduled }) => ({
          kind,
          label,
          dated: scheduled?.days !== undefined,
          bounded: scheduled?.days?.needed === true,
        }));
      const nobody = { memberId: me.memberId, userId: me.userId, name: '我', departmentName: null };
      return { kinds, me: presentPerson(own ?? nobody) };
    }),
    people: calls.people.handler(async ({ input, context: { db, caller } }) =>
      (await colleagues.find(db, signedIn(caller), input.keyword)).map(presentPerson),
    ),
    save: calls.save.handler(async ({ input, context: { db, caller } }) => {
      await saveSchedule(db, settings, signedIn(caller), input);
      return list(db, signedIn(caller));
    }),
    pause: calls.pause.handler(async ({ input, context: { db, caller } }) => {
      const row = await mustLock(db, signedIn(caller), input.id);
      if (row.status !== 'active') throw refuse(scheduleErrors, 'SCHEDULE_STATE');
      await updateSchedule(db, row.id, { status: 'paused' });
      await audit(db, signedIn(caller), 'schedule.paused', row);
      return list(db, signedIn(caller));
    }),
    resume: calls.resume.handler(async ({ input, context: { db, caller } }) => {
      const row = await mustLock(db, signedIn(caller), input.id);
      if (row.status !== 'paused') throw refuse(scheduleErrors, 'SCHEDULE_STATE');
      mustSchedule(exports, signedIn(caller), row.kind);
      const { rhythm, day, hour } = row;
      // What would have been made meanwhile is not made up for.
      const nextAt = nextRun({ rhythm: rhythm as Rhythm, day, hour }, now());
      await updateSchedule(db, row.id, { status: 'active', nextAt });
      await audit(db, signedIn(caller), 'schedule.resumed', row);
      return list(db, signedIn(caller));
    }),
    remove: calls.remove.handler(async ({ input, context: { db, caller } }) => {
      const row = await mustLock(db, signedIn(caller), input.id);
      await deleteSchedule(db, row.id);
      await audit(db, signedIn(caller), 'schedule.removed', row);
      return list(db, signedIn(caller));
    }),
    leave: calls.leave.handler(async ({ input, context: { db, caller } }) => {
      const me = signedIn(caller);
      const mine = (await list(db, me)).find(({ id, receives }) => id === input.id && receives);
      if (!mine) throw notFound('定时导出');
      await removeReceiver(db, me, BigInt(input.id));
      await audit(db, me, 'schedule.left', { id: BigInt(mine.id), name: mine.name });
      return list(db, me);
    }),
  };
}
