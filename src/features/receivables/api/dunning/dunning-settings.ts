import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { statementsView } from '#features/statements/api/statements-views.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { SHANGHAI_TODAY } from '#platform/api/shanghai-days.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import type { DunningHistory, DunningPolicyView } from '../../contract/dunning-contract.ts';
import { dunningErrors } from '../../contract/receivable-errors.ts';
import { type DunningStep, dunningFault, STEP_LABELS } from '../../rules/dunning-steps.ts';
import { findFirm } from '../firm-repo.ts';
import { dunningNotes, dunningPolicy, dunningStops } from '../receipt-tables.ts';
import { readSteps } from './dunning-repo.ts';

const MOST_EVENTS = 100;
const nameOf = (column: typeof dunningStops.userId | typeof dunningStops.endedBy) =>
  sql<string>`coalesce((select u.real_name from ${usersView} u where u.id = ${column}), '')`;
const inForce = and(
  isNull(dunningStops.endedAt),
  or(isNull(dunningStops.until), sql`${dunningStops.until} >= ${SHANGHAI_TODAY}`),
);

/** Steps of reminding as they are settled, and who is not reminded. */
export async function readDunning(db: Db): Promise<DunningPolicyView> {
  const { steps, version } = await readSteps(db);
  const stops = await db
    .select({
      stop: dunningStops,
      customerCode: firmsView.customerCode,
      firmName: firmsView.name,
      by: nameOf(dunningStops.userId),
    })
    .from(dunningStops)
    .innerJoin(firmsView, eq(firmsView.id, dunningStops.firmId))
    .where(inForce)
    .orderBy(desc(dunningStops.id))
    .limit(MOST_EVENTS);
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
  const set = { steps, userId: caller.userId, version: version + 1, updatedAt: sql`now()` };
  const written = await db
    .insert(dunningPolicy)
    .values(set)
    .onConflictDoUpdate({ target: dunningPolicy.id, set, setWhere: eq(dunningPolicy.version, version) })
    .returning({ version: dunningPolicy.version });
  if (written.length === 0) throw refuse(dunningErrors, 'RECEIVABLE_CHANGED');
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
  const notes = await db
    .select({ note: dunningNotes, statementNo: statementsView.statementNo })
    .from(dunningNotes)
    .innerJoin(
      statementsView,
      and(eq(statementsView.firmId, dunningNotes.firmId), eq(statementsView.id, dunningNotes.statementId)),
    )
    .where(eq(dunningNotes.firmId, firmId))
    .orderBy(desc(dunningNotes.id))
    .limit(MOST_EVENTS);
  const stops = await db
    .select({ stop: dunningStops, by: nameOf(dunningStops.userId), endedBy: nameOf(dunningStops.endedBy) })
    .from(dunningStops)
    .where(eq(dunningStops.firmId, firmId))
    .orderBy(desc(dunningStops.id))
    .limit(MOST_EVENTS);
  const [current] = await db
    .select()
    .from(dunningStops)
    .where(and(eq(dunningStops.firmId, firmId), inForce));
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

/** Ends what has run out or is to end; false: nothing was open. */
async function endStop(db: Db, firmId: bigint, userId: bigint): Promise<boolean> {
  const ended = await db
    .update(dunningStops)
    .set({ endedAt: sql`now()`, endedBy: userId })
    .where(and(eq(dunningStops.firmId, firmId), isNull(dunningStops.endedAt)))
    .returning({ id: dunningStops.id });
  return ended.length > 0;
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
  const made = await db
    .insert(dunningStops)
    .values({ firmId, until, reason, userId: caller.userId })
    .onConflictDoNothing()
    .returning({ id: dunningStops.id });
  if (made.length === 0) throw refuse(dunningErrors, 'DUNNING_STOPPED');
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
