import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#platform/api/database.ts';
import type { MissDays, missDaysInput } from '../contract/search-desk-schemas.ts';
import { searchMisses } from './search-tables.ts';

const { day, word, times } = searchMisses;

/** Words that are kept of one day; those that come later on a full day are not. */
const MOST_A_DAY = 2_000;
const KEPT_DAYS = 800;
const SHOWN = 20;

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

export async function addMisses(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  const words = sql.param([...counts.keys()]);
  await db.execute(sql`insert into search_misses as m (day, word, times)
    select ${TODAY}, given.word, given.times
      from unnest(${words}::text[], ${sql.param([...counts.values()])}::int[]) given(word, times)
     where (select count(*) from search_misses d where d.day = ${TODAY}) < ${MOST_A_DAY}
        or exists (select 1 from search_misses d where d.day = ${TODAY} and d.word = given.word)
     order by given.word
    on conflict (day, word) do update set times = m.times + excluded.times`);
}

export async function removeOldMisses(db: Db): Promise<void> {
  await db.execute(sql`delete from search_misses where day < ${TODAY} - ${KEPT_DAYS}::int`);
}

const timesIn = async (db: Db, { from, to }: { from: string; to: string }) => {
  const { rows } = await db.execute<{ times: number; words: number }>(sql`
    select coalesce(sum(${times}), 0)::int as times, count(distinct ${word})::int as words from ${searchMisses}
    where ${day} between ${from}::date and ${to}::date`);
  return rows[0] ?? { times: 0, words: 0 };
};

/** Searches of some days that found nothing, and the words that were searched most. */
export async function readMissDays(db: Db, input: z.infer<typeof missDaysInput>): Promise<MissDays> {
  const { from, to, before } = input;
  const { rows: top } = await db.execute<MissDays['top'][number]>(sql`
    select ${word} as word, sum(${times})::int as times, max(${day})::text as "lastOn" from ${searchMisses}
    where ${day} between ${from}::date and ${to}::date group by 1 order by 2 desc, 1 limit ${SHOWN}`);
  const first = await db.execute<{ since: string | null }>(sql`select min(${day})::text as since from ${searchMisses}`);
  return {
    ...(await timesIn(db, { from, to })),
    before: before ? (await timesIn(db, before)).times : null,
    top,
    since: first.rows[0]?.since ?? null,
  };
}
