import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ProtocolTap, startProtocolTap } from '#tests/protocol-tap.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type Database, inTransaction, openDatabase, readerFor } from './database.ts';
import { deferToCommit } from './last-statement.ts';
import { forgetNames } from './pg-inside/naming-client.ts';

/** What travels, message by message: the plain way is really plain, and the short one really short. */
const SCOPE = { firmId: 7n, userId: 8n };
let test: TestDatabase;
let tap: ProtocolTap;

beforeAll(async () => {
  forgetNames();
  test = await createTestDatabase();
  await test.owner.execute(sql`create table notes (word text)`);
  tap = await startProtocolTap(test.ownerUrl);
});
afterAll(async () => {
  await tap.close();
  await test.drop();
});
beforeEach(() => test.owner.execute(sql`delete from notes`));

/** The first words of a statement. */
const cut = (text: string) => text.split(/\s+/).slice(0, 12).join(' ');
/** The messages as one line each: names in brackets, then the statement. */
const lines = () =>
  tap
    .read()
    // The farewell of a connection that was used before may come late.
    .filter(({ kind }) => kind !== 'X')
    .map(({ kind, words }) => {
      const names = words.slice(0, { Q: 0, P: 1 }[kind]).filter(Boolean);
      const text = kind === 'Q' || kind === 'P' ? [cut(words.at(-1) ?? '')] : [];
      return [kind, ...names.map((name) => `[${name}]`), ...text].join(' ');
    });
const SET =
  "select set_config('app.firm_id','7',true), set_config('app.user_id','8',true), set_config('app.session_hash','',true), set_config('app.scope','',true)";

async function on(shortcuts: boolean, work: (database: Database) => Promise<unknown>): Promise<string[]> {
  const database = openDatabase(tap.url, { max: 1, shortcuts });
  try {
    // Often enough that a statement would be prepared.
    for (let time = 0; time < 4; time += 1) await work(database);
    await database.pool.query('/* here */');
    lines();
    await work(database);
    return lines();
  } finally {
    await database.close();
  }
}

const read = (database: Database) =>
  readerFor(database, SCOPE).execute(sql`select word from notes where word = ${'a'}`);
const write = (database: Database) =>
  inTransaction(database, SCOPE, 'write', async (db) => {
    await db.execute(sql`insert into notes values (${'first'})`);
    deferToCommit(db, sql`insert into notes values (${'a'})`);
    deferToCommit(db, sql`insert into notes values (${'b'}), (${'c'})`);
  });

it('plain: a read is a transaction of its own, no statement has a name, and none shares its message with another', async () => {
  expect(await on(false, read)).toEqual([
    `Q ${cut(`begin read only; ${SET}`)}`,
    ...['P select word from notes where word = $1', 'B', 'D', 'E', 'S'],
    'Q commit',
  ]);
});

it('plain: what is left for the end goes statement by statement, the commit alone', async () => {
  expect(await on(false, write)).toEqual([
    `Q ${cut(`begin read write; ${SET}`)}`,
    ...['P insert into notes values ($1)', 'B', 'D', 'E', 'S'],
    ...['P insert into notes values ($1)', 'B', 'D', 'E', 'S'],
    ...['P insert into notes values ($1), ($2)', 'B', 'D', 'E', 'S'],
    'Q commit',
  ]);
});

it('plain: a connection is opened as the driver does it', async () => {
  const database = openDatabase(tap.url, { max: 1, shortcuts: false });
  lines();
  await database.pool.query('select 1');
  expect(lines()).toEqual(['start', 'Q select 1']);
  await database.close();
});

it('short: a read and its context are one message, without a transaction around them', async () => {
  const [bind, run, ...own] = await on(true, read);
  expect([bind, run]).toEqual(['B [context]', 'E']);
  // Its columns were described when it was prepared.
  expect(own).toEqual([expect.stringMatching(/^B \[s.{20}\]$/), 'E', 'S']);
});

it('short: reads of one caller at the same moment are one message, those of another caller their own', async () => {
  const other = (database: Database) =>
    readerFor(database, { ...SCOPE, userId: 9n }).execute(sql`select word from notes where word = ${'a'}`);
  const sent = await on(true, (database) => Promise.all([read(database), read(database), other(database)]));
  const named = expect.stringMatching(/^B \[s.{20}\]$/);
  expect(sent).toEqual(['B [context]', 'E', named, 'E', named, 'E', 'S', 'B [context]', 'E', named, 'E', 'S']);
});

it('short: what is left for the end and the commit are one message', async () => {
  const sent = await on(true, write);
  const last = sent.slice(sent.indexOf('S') + 1);
  expect(last.filter((line) => line === 'S')).toHaveLength(1);
  expect(last).toEqual([
    ...[expect.stringMatching(/^B \[s/), 'D', 'E'],
    ...[expect.stringMatching(/^B \[s/), 'E'],
    ...['P commit', 'B', 'E', 'S'],
  ]);
});
