import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#features/profile/api/profile-tables.ts';
import { BOTH_WAYS } from '#tests/both-ways.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { compiledSelect, compiledSql, KNOWN_BUILDER } from './compiled-statement.ts';
import { type Database, type Db, inTransaction, openDatabase, readerFor } from './database.ts';
import { sqlStateOf } from './sql-state.ts';

let test: TestDatabase;
let mine: TestMember;
let theirs: TestMember;

beforeAll(async () => {
  test = await createTestDatabase();
  mine = await buildMember(test.owner);
  theirs = await buildMember(test.owner);
  for (const owner of [mine, theirs]) await buildAddress(test.owner, owner, { receiver: `${owner.userName}` });
});
afterAll(() => test.drop());

let builds = 0;
const readAddresses = compiledSelect<{ userId: bigint; receiver: string }>()((db, given) => {
  builds += 1;
  return db
    .select({
      id: addresses.id,
      receiver: addresses.receiver,
      createdAt: addresses.createdAt,
      removedAt: addresses.removedAt,
      one: sql<number>`${1}::int`.mapWith((value: number) => value + 1),
      named: sql<string>`'x'`.as('named'),
    })
    .from(addresses)
    .where(and(eq(addresses.userId, given.userId), eq(addresses.receiver, given.receiver)));
});
const byHand = (db: Db, { userId, userName }: TestMember) =>
  db
    .select({ id: addresses.id, receiver: addresses.receiver, createdAt: addresses.createdAt })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.receiver, userName)));

const sums = compiledSql<{ parts: readonly number[]; more: bigint }, { sum: string; day: string; firm: string }>(
  (given) => sql`select (sum(part) + ${given.more}::bigint)::text as sum, '2026-02-03'::date as day,
    current_setting('app.firm_id', true) as firm from unnest(${given.parts}::int[]) as part`,
);

it('reaches into the query builder that is installed', () => {
  const { version } = JSON.parse(readFileSync('node_modules/drizzle-orm/package.json', 'utf8')) as { version: string };
  expect(version).toBe(KNOWN_BUILDER);
});

describe.each(BOTH_WAYS)('a statement compiled once, $way way', ({ shortcuts }) => {
  let database: Database;
  beforeAll(() => {
    database = openDatabase(test.appUrl, { max: 4, shortcuts });
  });
  afterAll(() => database.close());

  it('reads what the builder reads, in the types it reads it in', async () => {
    const db = readerFor(database, mine);
    // Often enough that the driver keeps it prepared.
    for (let n = 0; n < 5; n += 1) {
      const rows = await readAddresses(db, { userId: mine.userId, receiver: mine.userName });
      expect(rows).toHaveLength(1);
      expect(rows).toEqual([{ ...(await byHand(db, mine))[0], removedAt: null, one: 2, named: 'x' }]);
      expect(rows[0]?.createdAt).toBeInstanceOf(Date);
    }
  });

  it('is built anew in tests at each call to be compared, whatever it is asked with, and by whom', async () => {
    const before = builds;
    for (const who of [mine, theirs]) {
      const rows = await readAddresses(readerFor(database, who), { userId: who.userId, receiver: who.userName });
      expect(rows.map(({ receiver }) => receiver)).toEqual([who.userName]);
    }
    expect(builds - before).toBe(2);
  });

  it('sees no more than the scope it is asked under', async () => {
    const values = { userId: theirs.userId, receiver: theirs.userName };
    expect(await readAddresses(readerFor(database, mine), values)).toEqual([]);
    expect(await readAddresses(database.public, values)).toEqual([]);
    expect(await inTransaction(database, mine, 'read', (db) => readAddresses(db, values))).toEqual([]);
    expect(await inTransaction(database, theirs, 'read', (db) => readAddresses(db, values))).toHaveLength(1);
  });

  it('never mixes up values of calls at the same time', async () => {
    const calls = Array.from({ length: 40 }, (_, n) =>
      sums(readerFor(database, n % 2 ? mine : theirs), { parts: [n, 1], more: BigInt(n) }),
    );
    const found = (await Promise.all(calls)).map(([row]) => row);
    expect(found).toEqual(
      found.map((_, n) => ({ sum: `${2 * n + 1}`, day: '2026-02-03', firm: `${(n % 2 ? mine : theirs).firmId}` })),
    );
  });

  it('says what PostgreSQL said where it was refused', async () => {
    const fails = compiledSql<{ by: number }, object>((given) => sql`select 1 / ${given.by}::int`);
    const failure = await fails(readerFor(database, mine), { by: 0 }).catch((error: unknown) => error);
    expect(sqlStateOf(failure)).toBe('22012');
  });
});

it('selects no objects within its rows', async () => {
  const nested = compiledSelect<object>()((db) => db.select({ inside: { id: addresses.id } }).from(addresses));
  await expect(nested(test.app.public, {})).rejects.toThrow('no objects');
});

describe('what a compiled statement is not given', () => {
  let month = '2026-01';
  const spoken = compiledSql<object, { month: string }>(() => sql`select ${month}::text as month`);
  const written = compiledSql<object, { month: string }>(() => sql`select ${sql.raw(`'${month}'`)}::text as month`);
  const selected = compiledSelect<object>()((db) =>
    db.select({ id: addresses.id }).from(addresses).where(eq(addresses.receiver, month)),
  );

  it.each([
    ['a value', spoken],
    ['its text', written],
    ['a value of the builder', selected],
  ])('is refused once it changes: %s', async (_what, ask) => {
    month = '2026-01';
    await ask(test.app.public, {});
    await ask(test.app.public, {});
    month = '2026-02';
    await expect(ask(test.app.public, {})).rejects.toThrow('not given');
  });
});
