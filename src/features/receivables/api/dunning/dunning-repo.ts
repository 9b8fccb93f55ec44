import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { DUNNING_STEPS } from '../../rules/dunning-steps.ts';
import { dunningNotes } from '../receipt-tables.ts';

/** Statements of one piece of a run: each piece is a transaction of its own. */
export const PIECE = 200;

export interface DueStatement extends Record<string, unknown> {
  firm_id: string;
  id: string;
  statement_no: string;
  due_on: string;
  open_fen: string;
  taken: number[];
}

/** Open statements whose day is near or past, in the order of their ids. */
export async function readDue(db: Db, today: string, after: bigint): Promise<DueStatement[]> {
  const soonest = DUNNING_STEPS[0].from;
  const { rows } = await db.execute<DueStatement>(sql`
    select s.firm_id, s.id, s.statement_no, s.due_on::text, s.due_fen - s.paid_fen as open_fen,
      array(select n.step from dunning_notes n where n.firm_id = s.firm_id and n.statement_id = s.id) as taken
    from statements_view s
    where s.id > ${after} and s.due_fen > s.paid_fen and s.status <> 'generated' and s.due_on <= ${today}::date - ${soonest}::int
      and not exists (select from dunning_notes n where n.firm_id = s.firm_id and n.statement_id = s.id and n.step = 3)
    order by s.id limit ${PIECE}`);
  return rows;
}

/** Notes a step of a statement; false: it was noted before. */
export async function noteStep(db: Db, note: typeof dunningNotes.$inferInsert): Promise<boolean> {
  const written = await db.insert(dunningNotes).values(note).onConflictDoNothing().returning({ id: dunningNotes.id });
  return written.length > 0;
}
