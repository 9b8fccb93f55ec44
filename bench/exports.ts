import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openExports } from '#app/api/open-exports.ts';
import { createTeller } from '#business/messages/api/public.ts';
import { carryOutExport } from '#business/transfers/api/carry-out-export.ts';
import { exportOfCall, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { findParticipant } from '#features/access/api/public.ts';
import { openDatabase } from '#platform/api/database.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { machineBaseline } from './baseline.ts';

/**
 * Budget: a file of 100,000 rows in 60 s, with no more than 64 MB of memory beyond what ten times fewer rows take: what
 * is held does not grow with the file. Wants the address of a prepared shop as its owner in DATABASE_URL; the rows are a
 * company's log, made for the measurement and taken away again. Before them half a million rows are written that nobody reads.
 * `npm run bench -- exports beside` asks instead what searches feel of an export (`exports/beside-searches.ts`).
 */
if (process.argv.includes('beside')) {
  process.env.ORDERS ??= '28600';
  await import('./exports/beside-searches.ts');
}

const ROWS = Number(process.env.ROWS ?? 100_000);
const BUDGET = { seconds: 60, megabytes: 64 };
/** Target of the download centre: half a million rows while the worker holds no more than this beyond what it holds idle. */
const GENERATED = { rows: Number(process.env.GENERATED ?? 500_000), megabytes: 256 };
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
  messages: createTeller(Buffer.alloc(32)),
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

interface Wide {
  no: number;
}

/** Twelve columns of what orders hold: texts, amounts, quantities and days. */
const WIDE: readonly ExportColumn<Wide>[] = Array.from({ length: 12 }, (_, at) => ({
  key: `c${at}`,
  header: `第 ${at + 1} 列`,
  kind: (['text', 'money', 'quantity', 'date'] as const)[at % 4] ?? 'text',
  value: ({ no }) => [`深沟球轴承 6204-2RS ${no}`, `${no % 9_999}.50`, no % 999, '2026-03-01'][at % 4] ?? null,
}));

async function* generated(rows: number) {
  for (let at = 0; at < rows; at += 1_000) yield Array.from({ length: 1_000 }, (_, no) => ({ no: at + no }));
}

/** The same work with rows that nobody has to read: what is measured is the writing alone. */
async function measureGenerated(): Promise<boolean> {
  const call = work.exports.get('audit-log')?.call;
  if (!call) throw new Error('no call');
  const { rows } = GENERATED;
  const table = () => tableOf([sheetOf('行', WIDE)], generated(rows));
  const plan = async () => ({ rows, atOnce: false, fileName: '清单.xlsx', table });
  const own = exportOfCall({ kind: 'bench', label: '清单', call, plan });
  const id = await insertTask('bench', 'bench generated');
  const idle = process.memoryUsage().rss;
  const taken = await watched(() => carryOutExport({ ...work, exports: new Map([['bench', own]]) }, BigInt(id)));
  const grown = taken.megabytes - Math.round(idle / 1_048_576);
  const size = await finished(id);
  const met = grown <= GENERATED.megabytes;
  console.log(
    `${rows} generated rows: ${taken.seconds.toFixed(1)} s, ${grown} MB above idle, file of ${size} MB: ${met ? 'met' : 'not met'}`,
  );
  return met;
}

async function insertTask(kind: string, hash: string): Promise<string> {
  const { rows: made } = await owner.query<{ id: string }>(
    `insert into transfers (firm_id, user_id, member_id, login_source, kind, input, input_hash, file_name)
      values ($1, $2, $3, 0, $4, '{}', $5, '清单.xlsx') returning id`,
    [who?.firm, who?.person, who?.member, kind, hash],
  );
  return made[0]?.id ?? '0';
}

/** Megabytes of the file a task has made. */
async function finished(id: string): Promise<string> {
  const { rows } = await owner.query<{ status: string; stored_as: string; problem: string }>(
    'select status, stored_as, problem from transfers where id = $1',
    [id],
  );
  const task = rows[0];
  if (task?.status !== 'done') throw new Error(`${task?.status}: ${task?.problem}`);
  const { size } = await stat(join(folder, task.stored_as.slice(0, 2), `${task.stored_as}.bin`));
  return (size / 1_048_576).toFixed(1);
}

async function measure(rows: number) {
  await clear();
  await owner.query(
    `insert into audit_log (firm_id, user_id, action, object_type, object_id, before, after, created_at)
      select $1, $2, $3, 'order', 'SO' || n, '{"status": "to_ship"}', '{"status": "to_receive"}', now() - n * interval '1 minute'
      from generate_series(1, $4::int) n`,
    [who?.firm, who?.person, NOTED, rows],
  );
  const id = await insertTask('audit-log', `bench ${rows}`);
  const taken = await watched(() => carryOutExport(work, BigInt(id)));
  console.log(
    `${rows} rows: ${taken.seconds.toFixed(1)} s, ${taken.megabytes} MB at most, file of ${await finished(id)} MB`,
  );
  return taken;
}

console.log(machineBaseline());
try {
  const held = await measureGenerated();
  await measure(ROWS / 100);
  const few = await measure(ROWS / 10);
  const many = await measure(ROWS);
  const grown = many.megabytes - few.megabytes;
  const met = many.seconds <= BUDGET.seconds && grown <= BUDGET.megabytes;
  console.log(`${grown} MB more than for a tenth of the rows: ${met ? 'met' : 'not met'}`);
  process.exitCode = met && held ? 0 : 1;
} finally {
  await clear();
  await database.close();
  await owner.end();
  await rm(folder, { recursive: true });
}
