import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { searchStates } from './search-tables.ts';

/** Number under which counts may be kept, as a value of any statement: its snapshot tells both. */
export const GENERATION = sql`coalesce((select generation from ${searchStates}), 0)`;

/** How often the state of documents has changed. */
export async function readGeneration(db: Db): Promise<number> {
  const { rows } = await db.execute<{ generation: string }>(sql`select ${GENERATION} as generation`);
  return Number(rows[0]?.generation ?? 0);
}

/**
 * Nothing that was counted before holds any longer, in whatever process, from the commit of this transaction on. Other
 * writers wait for that commit, so it belongs at the end.
 */
export async function moveGeneration(db: Db): Promise<void> {
  await db.execute(sql`insert into ${searchStates} (generation) values (1)
    on conflict (id) do update set generation = ${searchStates}.generation + 1`);
}
