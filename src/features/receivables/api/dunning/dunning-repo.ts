import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type DunningStep, USUAL_STEPS } from '../../rules/dunning-steps.ts';
import { dunningNotes, dunningPolicy } from '../receipt-tables.ts';

/** Statements of one piece of a run: each piece is a transaction of its own. */
export const PIECE = 200;

export interface DueStatement extends Record<string, unknown> {
  firm_id: string;
  firm_name: string;
  customer_code: string;
  id: string;
  statement_no: string;
  due_on: string;
  open_fen: string;
  taken: number[];
}

/** Open statements whose day is near or past, in the order of their ids. */
export async function readDue(
  db: Db,
  { today, steps }: { today: string; steps: readonly DunningStep[] },
  after: bigint,
): Promise<DueStatement[]> {
  const soonest = Math.min(...steps.map(({ from }) => from));
  const { rows } = await db.execute<DueStatement>(sql`
    select s.firm_id, f.name as firm_name, f.customer_code, s.id, s.statement_no, s.due_on::text, s.due_fen - s.paid_fen as open_fen,
      array(select n.step from dunning_notes n where n.firm_id = s.firm_id and n.statement_id = s.id) as taken
    from statements_view s join firms_view f on f.id = s.firm_id
    where s.id > ${after} and s.due_fen > s.paid_fen and s.status <> 'generated' and s.due_on <= ${today}::date - ${soonest}::int
      and not exists (select from dunning_notes n where n.firm_id = s.firm_id and n.statement_id = s.id and n.step = 3)
      and not exists (select from dunning_stops p where p.firm_id = s.firm_id and p.ended_at is null
        and (p.until is null or p.until >= ${today}::date))
    order by s.id limit ${PIECE}`);
  return rows;
}

/** Steps as the shop has settled them; version 0: as usual. */
export async function readSteps(db: Db): Promise<{ steps: readonly DunningStep[]; version: number }> {
  const [row] = await db.select().from(dunningPolicy);
  return row ? { steps: row.steps, version: row.version } : { steps: USUAL_STEPS, version: 0 };
}

/** Notes a step of a statement; false: it was noted before. */
export async function noteStep(db: Db, note: typeof dunningNotes.$inferInsert): Promise<boolean> {
  const written = await db.insert(dunningNotes).values(note).onConflictDoNothing().returning({ id: dunningNotes.id });
  return written.length > 0;
}

/** Writes the steps behind the version that was seen; false: it stands no more. */
export async function writeSteps(
  db: Db,
  { steps, userId }: { steps: DunningStep[]; userId: bigint },
  version: number,
): Promise<boolean> {
  const set = { steps, userId, version: version + 1, updatedAt: sql`now()` };
  const written = await db
    .insert(dunningPolicy)
    .values(set)
    .onConflictDoUpdate({ target: dunningPolicy.id, set, setWhere: eq(dunningPolicy.version, version) })
    .returning({ version: dunningPolicy.version });
  return written.length > 0;
}
