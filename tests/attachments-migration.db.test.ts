import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { prepareDatabase } from '#platform/api/prepare-database.ts';
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' };

/** A database as it stood before attachments were one table, with rows, and what became of them. */
const name = `shop_t_${process.pid}_move`;
let folder: string;
let server: pg.Client;
let db: pg.Client;
let ownerUrl: string;

const at = journal.entries.findIndex(({ tag }) => tag.endsWith('_attachments'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp('db/migrations', folder, { recursive: true });
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }),
  );
  const { ownerUrl: url } = inject('database');
  server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${name} owner shop_owner`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  ownerUrl = own.href;
  await prepareDatabase(ownerUrl, { migrationsFolder: folder });
  db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
  await rm(folder, { recursive: true });
});

const rows = async (text: string) => (await db.query(text)).rows;
const stored = (n: number) => String(n).padStart(32, '0');

/** Rows of two firms in each of the five tables, loose and attached; what they belong to need not be there for the move. */
async function fill(): Promise<void> {
  await db.query('set session_replication_role = replica');
  for (const firm of [1, 2]) {
    const n = firm * 100;
    await db.query(`
      insert into order_files (firm_id, user_id, order_id, stored_as, file_name, media_type, bytes) values
        (${firm}, 5, 11, '${stored(n + 1)}', 'a.pdf', 'application/pdf', 9),
        (${firm}, 5, null, '${stored(n + 2)}', 'b.pdf', 'application/pdf', 9)`);
    await db.query(`
      insert into enquiry_files (firm_id, user_id, enquiry_id, line_no, stored_as, file_name, media_type, bytes) values
        (${firm}, 6, 12, 3, '${stored(n + 3)}', 'c.png', 'image/png', 7),
        (${firm}, 6, null, null, '${stored(n + 4)}', 'd.png', 'image/png', 7)`);
    await db.query(`
      insert into quote_files (firm_id, user_id, quote_id, line_no, side, stored_as, file_name, media_type, bytes) values
        (${firm}, 7, 13, null, 'desk', '${stored(n + 5)}', 'e.pdf', 'application/pdf', 8)`);
    await db.query(`
      insert into approval_files (firm_id, user_id, request_id, event_id, stored_as, file_name, media_type, bytes) values
        (${firm}, 8, 14, 15, '${stored(n + 6)}', 'f.pdf', 'application/pdf', 6),
        (${firm}, 8, null, null, '${stored(n + 7)}', 'g.pdf', 'application/pdf', 6)`);
    await db.query(`
      insert into sign_files (firm_id, sign_id, stored_as, file_name, media_type) values
        (${firm}, 16, '${stored(n + 8)}', 'h.webp', 'image/webp')`);
    await db.query(`
      insert into approval_delayed_decisions (firm_id, request_id, task_id, member_id, user_id, snapshot_hash, wish, due_at)
      select firm_id, 14, ${firm}, 1, 8, 'x', jsonb_build_object('comment', '', 'fileIds', jsonb_build_array(id::text)), now()
      from approval_files where stored_as = '${stored(n + 7)}'`);
    await db.query(`
      insert into idempotency_keys (firm_id, user_id, route, key, request_hash, body) values
        (${firm}, 5, 'checkout.upload', 'key-of-upload', 'x', '{"id":"1"}'), (${firm}, 5, 'orders.create', 'other-key', 'x', '{}')`);
  }
  await db.query('set session_replication_role = origin');
}

it('moves every file with what it belongs to, and says so where it could not', async () => {
  await fill();
  const before = await rows(`
    select stored_as, firm_id, 'order' kind, order_id owner from order_files
    union all select stored_as, firm_id, 'enquiry', enquiry_id from enquiry_files
    union all select stored_as, firm_id, 'quote', quote_id from quote_files
    union all select stored_as, firm_id, 'approval', request_id from approval_files
    union all select stored_as, firm_id, 'receipt', sign_id from sign_files order by 1`);
  const highest = await rows(
    'select max(id) id from (select id from order_files union all select id from enquiry_files) f',
  );
  expect(before).toHaveLength(16);
  await prepareDatabase(ownerUrl);
  expect(await rows('select stored_as, firm_id, owner_kind kind, owner_id owner from attachments order by 1')).toEqual(
    before,
  );
  const [enquiry] = await rows(`select part, bytes, user_id from attachments where stored_as = '${stored(103)}'`);
  expect(enquiry).toEqual({ part: '3', bytes: 7, user_id: '6' });
  const [quote] = await rows(`select part, side from attachments where stored_as = '${stored(205)}'`);
  expect(quote).toEqual({ part: null, side: 'desk' });
  const [receipt] = await rows(`select user_id, bytes from attachments where stored_as = '${stored(208)}'`);
  expect(receipt).toEqual({ user_id: null, bytes: null });
  // A number that a browser still holds is nobody's.
  const [lowest] = await rows('select min(id) id from attachments');
  expect(BigInt(lowest.id)).toBeGreaterThan(BigInt(highest[0]?.id));
});

it('names the files of waiting decisions by their new numbers, and forgets answers with old ones', async () => {
  const named = await rows(`
    select d.firm_id firm, a.stored_as from approval_delayed_decisions d
    join attachments a on a.id = (d.wish -> 'fileIds' ->> 0)::bigint and a.firm_id = d.firm_id order by 1`);
  expect(named).toEqual([
    { firm: '1', stored_as: stored(107) },
    { firm: '2', stored_as: stored(207) },
  ]);
  expect(await rows('select distinct route from idempotency_keys')).toEqual([{ route: 'orders.create' }]);
});

it('leaves none of the old tables, and the new one behind the same walls', async () => {
  const gone = ['order_files', 'enquiry_files', 'quote_files', 'approval_files', 'sign_files'];
  const [left] = await rows(`select count(*)::int n from pg_tables where tablename = any('{${gone.join(',')}}')`);
  expect(left).toEqual({ n: 0 });
  const forced = await rows(`select relname from pg_class where relname in ('attachments', 'approval_delayed_decisions',
    'idempotency_keys') and relrowsecurity and relforcerowsecurity order by 1`);
  expect(forced).toHaveLength(3);
  const seen = async (scope: string, firm = '') => {
    await db.query('begin');
    await db.query('set local role shop_app');
    await db.query(`select set_config('app.firm_id', $1, true), set_config('app.scope', $2, true)`, [firm, scope]);
    const kinds = await rows('select owner_kind, count(*)::int n from attachments group by 1 order by 1');
    await db.query('rollback');
    return Object.fromEntries(kinds.map(({ owner_kind, n }) => [owner_kind, n]));
  };
  expect(await seen('', '1')).toEqual({ approval: 2, enquiry: 2, order: 2, quote: 1, receipt: 1 });
  expect(await seen('desk')).toEqual({ enquiry: 4, order: 4, quote: 2, receipt: 2 });
  expect(await seen('worker')).toEqual({ approval: 4, enquiry: 4, order: 4, quote: 2, receipt: 2 });
  expect(await seen('')).toEqual({});
});

it('refuses to go on where a file would be lost', async () => {
  const sql = await readFile('db/migrations/' + journal.entries[at]?.tag + '.sql', 'utf8');
  const guard = sql.split('--> statement-breakpoint').find((part) => part.includes('raise exception')) ?? '';
  await db.query('begin');
  await db.query(`create table order_files (id bigint, firm_id bigint, order_id bigint, stored_as text)`);
  for (const table of ['enquiry_files', 'quote_files', 'approval_files', 'sign_files']) {
    await db.query(`create table ${table} (like order_files)`);
  }
  await expect(db.query(guard)).rejects.toThrow(/0 files stood, 16 stand/);
  await db.query('rollback');
});
