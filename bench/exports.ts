import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openExports } from '#app/api/open-exports.ts';
import { carryOutExport } from '#business/transfers/api/carry-out-export.ts';
import { findParticipant } from '#features/access/api/public.ts';
import { openDatabase } from '#platform/api/database.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { machineBaseline } from './baseline.ts';

/**
 * Budget: a file of 100,000 rows in 60 s, with no more than 64 MB of memory beyond what ten times fewer rows take: what
 * is held does not grow with the file. Wants the address of a prepared shop as its owner in DATABASE_URL; the rows are a
 * company's log, made for the measurement and taken away again.
 */
const ROWS = Number(process.env.ROWS ?? 100_000);
const BUDGET = { seconds: 60, megabytes: 64 };
const NOTED = 'bench.noted';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const owner = new pg.Client({ connectionString: url });
await owner.connect();
await owner.query("set session_replication_role = 'replica'");

const place = await owner.query<{ firm: string; person: string; member: string }>(`
  select m.firm_id as firm, m.user_id as person, m.id as member from memberships m
  join membership_roles mr on mr.firm_id = m.firm_id and mr.membership_id = m.id
  join role_permissions rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id and rp.code = 'COMPANY_MANAGEMENT'
  join firms f on f.id = m.firm_id and f.firm_type = 'company'
  where m.status = 1 and m.data_scope = 'company' order by m.id limit 1`);
const [who] = place.rows;
if (!who) throw new Error('no administrator in this shop');

const clear = async () => {
  await owner.query('delete from audit_log where action = $1', [NOTED]);
  await owner.query("delete from transfers where input_hash like 'bench%'");
};

const folder = await mkdtemp(join(tmpdir(), 'bench-exports-'));
const database = openDatabase(url, { max: 4, role: 'shop_app', shortcuts: true });
const files = createFileStore(folder, 'bin');
const work = {
  database,
  files,
  exports: openExports(),
  findCaller: (of: Parameters<typeof findParticipant>[1]) => findParticipant(database, of),
};

/** The highest memory of this process while something is done, in megabytes. */
async function watched(act: () => Promise<void>): Promise<{ seconds: number; megabytes: number }> {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const began = performance.now();
  await act();
  clearInterval(timer);
  return { seconds: (performance.now() - began) / 1_000, megabytes: Math.round(most / 1_048_576) };
}

async function measure(rows: number) {
  await clear();
  await owner.query(
    `insert into audit_log (firm_id, user_id, action, object_type, object_id, before, after, created_at)
      select $1, $2, $3, 'order', 'SO' || n, '{"status": "to_ship"}', '{"status": "to_receive"}', now() - n * interval '1 minute'
      from generate_series(1, $4::int) n`,
    [who?.firm, who?.person, NOTED, rows],
  );
  const { rows: made } = await owner.query<{ id: string }>(
    `insert into transfers (firm_id, user_id, member_id, login_source, kind, input, input_hash, file_name)
      values ($1, $2, $3, 0, 'audit-log', '{}', $4, '操作日志.xlsx') returning id`,
    [who?.firm, who?.person, who?.member, `bench ${rows}`],
  );
  const id = made[0]?.id ?? '0';
  const taken = await watched(() => carryOutExport(work, BigInt(id)));
  const { rows: done } = await owner.query<{ status: string; stored_as: string; rows_done: number; problem: string }>(
    'select status, stored_as, rows_done, problem from transfers where id = $1',
    [id],
  );
  const task = done[0];
  if (task?.status !== 'done') throw new Error(`${task?.status}: ${task?.problem}`);
  const { size } = await stat(join(folder, task.stored_as.slice(0, 2), `${task.stored_as}.bin`));
  console.log(
    `${task.rows_done} rows: ${taken.seconds.toFixed(1)} s, ${taken.megabytes} MB at most, file of ${(size / 1_048_576).toFixed(1)} MB`,
  );
  return taken;
}

console.log(machineBaseline());
try {
  await measure(ROWS / 100);
  const few = await measure(ROWS / 10);
  const many = await measure(ROWS);
  const grown = many.megabytes - few.megabytes;
  const met = many.seconds <= BUDGET.seconds && grown <= BUDGET.megabytes;
  console.log(`${grown} MB more than for a tenth of the rows: ${met ? 'met' : 'not met'}`);
  process.exitCode = met ? 0 : 1;
} finally {
  await clear();
  await database.close();
  await owner.end();
  await rm(folder, { recursive: true });
}
