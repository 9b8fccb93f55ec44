import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createRandom } from './catalog/prng.ts';

/** What people of the demo looked for and the range does not have, each with how often on a usual day. */
const WORDS = [
  ['石墨烯导热垫', 0.9],
  ['防爆对讲机', 0.8],
  ['气动隔膜泵QBY', 0.6],
  ['6319M/C3VL0241', 0.5],
  ['激光切割喷嘴', 0.4],
  ['陶瓷轴承', 0.4],
  ['DN450蝶阀', 0.3],
  ['防静电周转车', 0.3],
  ['KB2E软启动器', 0.2],
  ['高温链条油', 0.2],
] as const;

const DAYS = 400;

/** Counts of searches without a result, as the shop would have kept them, fewer at weekends. */
export async function writeSearchMisses(db: NodePgDatabase, now: Date): Promise<void> {
  const random = createRandom('search misses');
  const rows: { ago: number; word: string; times: number }[] = [];
  for (let ago = 1; ago <= DAYS; ago += 1) {
    const weekday = new Date(now.getTime() - ago * 86_400_000).getUTCDay();
    for (const [word, usual] of WORDS) {
      if (weekday === 0 || !random.chance(usual)) continue;
      rows.push({ ago, word, times: random.int(1, weekday === 6 ? 1 : 4) });
    }
  }
  await db.execute(sql`insert into search_misses (day, word, times)
    select (${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date - r.ago, r.word, r.times
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (ago int, word text, times int)`);
}
