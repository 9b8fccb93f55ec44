import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import type { DunningHistory, DunningPolicyView } from '../../contract/dunning-contract.ts';
import { dunningErrors } from '../../contract/receivable-errors.ts';
import { type DunningStep, dunningFault, STEP_LABELS } from '../../rules/dunning-steps.ts';
import { findFirm } from '../firm-repo.ts';
import { readSteps, writeSteps } from './dunning-repo.ts';
import {
  endStop,
  findStop,
  insertStop,
  MOST_EVENTS,
  readNotes,
  readStops,
  readStopsInForce,
} from './dunning-stops-repo.ts';

/** Steps of reminding as they are settled, and who is not reminded. */
export async function readDunning(db: Db): Promise<DunningPolicyView> {
  const { steps, version } = await readSteps(db);
  const stops = await readStopsInForce(db);
  return {
    version,
    steps: [...steps],
    stops: stops.map(({ stop: { until, reason, createdAt }, ...named }) => ({
      ...named,
      ...{ until, reason, at: createdAt.toISOString() },
    })),
  };
}

const logged = (steps: readonly DunningStep[]) => ({
  steps: steps.map(({ step, from, off }) => `${STEP_LABELS[step]} ${off ? '停用' : `${from} 天`}`).join('，'),
});

/** Settles the steps; they hold from the next morning on. What was seen must still stand. */
export async function saveDunning(
  db: Db,
  caller: SignedInCaller,
  { version, steps }: { version: number; steps: DunningStep[] },
): Promise<DunningPolicyView> {
  const fault = dunningFault(steps);
  if (fault) throw refuse(dunningErrors, 'DUNNING_WRONG', { message: fault });
  const before = await readSteps(db);
  if (before.version !== version) throw refuse(dunningErrors, 'RECEIVABLE_CHANGED');
  if (!(await writeSteps(db, { steps, userId: caller.userId }, version)))
    throw refuse(dunningErrors, 'RECEIVABLE_CHANGED');
  await writeAudit(db, caller, {
    action: 'dunning.saved',
    objectType: 'dunning',
    before: logged(before.steps),
    after: logged(steps),
  });
  return readDunning(db);
}

async function firmOf(db: Db, customerCode: string) {
  const firm = await findFirm(db, customerCode);
  if (!firm) throw refuse(dunningErrors, 'RECEIVABLE_CUSTOMER_UNKNOWN');
  return firm;
}

type Event = DunningHistory['events'][number];

/** What a company was told and when it was not: steps of its statements, stops with who and why; the newest first. */
export async function readDunningHistory(db: Db, customerCode: string): Promise<DunningHistory> {
  const { firmId } = await firmOf(db, customerCode);
  const notes = await readNotes(db, firmId);
  const stops = await readStops(db, firmId);
  const current = await findStop(db, firmId);
  const told = notes.map(({ note: { step, openFen, createdAt }, statementNo }): Event => {
    const words = `${STEP_LABELS[step] ?? ''}：对账单 ${statementNo}，未付 ${displayFen(openFen)}`;
    return { at: createdAt.toISOString(), words, by: '系统' };
  });
  const stopped = stops.flatMap(({ stop: { until, reason, createdAt, endedAt }, by, endedBy }): Event[] => [
    { at: createdAt.toISOString(), words: `暂停催收${until ? `至 ${until}` : ''}：${reason}`, by },
    ...(endedAt ? [{ at: endedAt.toISOString(), words: '恢复催收', by: endedBy }] : []),
  ]);
  return {
    stopped: current ? { until: current.until, reason: current.reason } : null,
    events: [...told, ...stopped].toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, MOST_EVENTS),
  };
}

/** The company is not reminded until a day, or until somebody says so. */
export async function stopDunning(
  db: Db,
  caller: SignedInCaller,
  { customerCode, until, reason }: { customerCode: string; until: string | null; reason: string },
): Promise<DunningHistory> {
  const { firmId } = await firmOf(db, customerCode);
  const { stopped } = await readDunningHistory(db, customerCode);
  if (stopped) throw refuse(dunningErrors, 'DUNNING_STOPPED');
  await endStop(db, firmId, caller.userId);
  const made = await insertStop(db, { firmId, until, reason, userId: caller.userId });
  if (!made) throw refuse(dunningErrors, 'DUNNING_STOPPED');
  const after = { reason, until: until ?? '长期' };
  await writeAudit(db, caller, { action: 'dunning.stopped', objectType: 'dunning', objectId: customerCode, after });
  return readDunningHistory(db, customerCode);
}

export async function resumeDunning(db: Db, caller: SignedInCaller, customerCode: string): Promise<DunningHistory> {
  const { firmId } = await firmOf(db, customerCode);
  if (!(await endStop(db, firmId, caller.userId))) throw refuse(dunningErrors, 'DUNNING_RUNS');
  await writeAudit(db, caller, { action: 'dunning.resumed', objectType: 'dunning', objectId: customerCode });
  return readDunningHistory(db, customerCode);
}
