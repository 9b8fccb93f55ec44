import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { buildPiece } from '#features/reports/api/booking/build-repo.ts';
import { inTransaction, openDatabase } from '#platform/api/database.ts';
import { PARTICIPANT_HEADER } from '#platform/shared/participant.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { machineBaseline } from '../baseline.ts';
import { buildWorld, ownerUrl } from '../load/bench-companies.ts';
import { median, ms, percentile, tableOf } from '../load/figures.ts';
import { post, type Session, timed } from '../load/post.ts';
import { ORDERS, writeBigCompany } from '../reports/big-company.ts';

/**
 * Budget: the lines of a report as a file, 100,000 of them, in 20 s, while the p95 of searches of 20 people moves by 20 % at
 * most, in the median of pairs of runs, one alone and one beside exports right after. Wants DATA_DIR (or DATABASE_OWNER_URL)
 * of the shop on PORT, where it writes a company of 25,000 orders of four lines (ORDERS), once.
 */
const SECONDS = Number(process.env.SECONDS ?? 30);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PEOPLE = 20;
const MOST_MOVED = 0.2;
const MOST_SECONDS = 20;
const LOOK_MS = [500, 1_500] as const;
const WORDS = ['M8 内六角', '螺栓', '轴承', '手套', '扳手'];
const DAY_MS = 86_400_000;

const between = ([from, to]: readonly [number, number]) => from + Math.random() * (to - from);
const dayOf = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);

const url = await ownerUrl();
const owner = new pg.Pool({ connectionString: url, max: 2 });

/** The company whose lines are exported; that of a run before where there is one. */
async function bigCompany(): Promise<bigint> {
  const { rows } = await owner.query(
    `select f.firm_id from report_firms f where f.built_at is not null and f.built_orders >= $1 order by 1 desc limit 1`,
    [ORDERS],
  );
  if (rows[0]) return BigInt(rows[0].firm_id);
  const { firmId } = await buildFirm(drizzle(owner));
  await writeBigCompany(owner, firmId);
  const database = openDatabase(url, { max: 2, role: 'shop_app', shortcuts: true });
  const scope = { firmId, userId: null, right: 'worker' } as const;
  while (await inTransaction(database, scope, 'write', (db) => buildPiece(db, firmId)));
  await database.close();
  await owner.query('vacuum analyze report_bookings, report_days');
  return firmId;
}

async function sessionIn(firmId: bigint): Promise<Session> {
  const member = await buildMember(drizzle(owner), { firm: { firmId } });
  return { cookie: `t=${member.token}`, [PARTICIPANT_HEADER]: String(member.memberId) };
}

async function search(session: Session, until: number, times: number[], failures: Map<string, number>) {
  // Not all in the same instant: that queue of their own would be the p95 of them all.
  await pause(Math.random() * LOOK_MS[1]);
  while (performance.now() < until) {
    const keyword = WORDS[Math.floor(Math.random() * WORDS.length)];
    await timed(() => post('/product-provider-v2/search/product', { keyword }, session), times, failures);
    await pause(between(LOOK_MS));
  }
}

async function measure(people: readonly Session[], failures: Map<string, number>): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(people.map((session) => search(session, until, times, failures)));
  return times;
}

/** Asks for one file; answers how long it took from the press to its lying ready. */
async function exportOnce(session: Session, days: number): Promise<number> {
  const began = performance.now();
  const input = { from: dayOf(800), to: dayOf(days) };
  const { id } = await post<{ id: string }>('/enterprise-service/report/export', input, session);
  for (;;) {
    const { rows } = await owner.query('select status, problem, rows_total from transfers where id = $1', [id]);
    if (rows[0]?.status === 'done') return (performance.now() - began) / 1_000;
    if (rows[0]?.status === 'failed') throw new Error(rows[0].problem);
    await pause(100);
  }
}

/** One file after another while others search. The days differ: the same would be handed out again. */
async function exportUntil(session: Session, until: number, taken: number[]) {
  while (performance.now() < until) taken.push(await exportOnce(session, -1 - taken.length));
}

process.stdout.write(`${machineBaseline()}\n`);
const { companies } = await buildWorld(PEOPLE);
const people = (companies[0] ?? []).map(({ session }) => session);
const exporter = await sessionIn(await bigCompany());
const failures = new Map<string, number>();
const moved: number[] = [];
const taken: number[] = [];
const table: (string | number)[][] = [['p95 of searches in ms', 'alone', 'beside', 'moved']];
await measure(people, failures);
for (let round = 1; round <= ROUNDS; round += 1) {
  const alone = percentile(await measure(people, failures), 0.95);
  const exporting = exportUntil(exporter, performance.now() + SECONDS * 1_000 - 2_000, taken);
  const beside = percentile(await measure(people, failures), 0.95);
  await exporting;
  moved.push(beside / alone - 1);
  table.push([round, ms(alone), ms(beside), `${Math.round((beside / alone - 1) * 100)} %`]);
}
await owner.end();
process.stdout.write(tableOf(table));
process.stdout.write(
  `${taken.length} files of ${ORDERS * 4} lines less those called off: ${taken.map((s) => s.toFixed(1)).join(', ')} s\n`,
);
for (const [words, n] of failures) process.stdout.write(`searches: ${n} × ${words}\n`);
const kept = median(moved) <= MOST_MOVED && Math.max(...taken) <= MOST_SECONDS && failures.size === 0;
process.stdout.write(`${machineBaseline()}\n${kept ? 'within' : 'OVER'} ${MOST_MOVED * 100} % and ${MOST_SECONDS} s\n`);
process.exit(kept ? 0 : 1);
