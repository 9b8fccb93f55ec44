import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#features/profile/api/profile-tables.ts';
import { BOTH_WAYS } from '#tests/both-ways.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type Database, type DbScope, openDatabase, readerFor } from './database.ts';

let test: TestDatabase;
/** One connection: whatever a read left behind would meet the next one. */
let single: Database;
let many: Database;
let mine: DbScope;
let theirs: DbScope;

beforeAll(async () => {
  test = await createTestDatabase();
  mine = await buildMember(test.owner);
  theirs = await buildMember(test.owner);
  for (const scope of [mine, theirs]) {
    await buildAddress(test.owner, { firmId: scope.firmId ?? 0n, userId: scope.userId ?? 0n });
  }
});
afterAll(() => test.drop());

const firmsSeen = async (database: Database, scope: DbScope) =>
  (await readerFor(database, scope).select({ firmId: addresses.firmId }).from(addresses)).map(({ firmId }) => firmId);
const contextLeft = async () =>
  (await single.public.execute<{ firm: string }>(sql`select current_setting('app.firm_id', true) as firm`)).rows[0]
    ?.firm;

describe.each(BOTH_WAYS)('a read that brings its scope along, $way way', ({ shortcuts }) => {
  beforeAll(() => {
    single = openDatabase(test.appUrl, { max: 1, shortcuts });
    many = openDatabase(test.appUrl, { max: 12, shortcuts });
  });
  afterAll(async () => {
    await single.close();
    await many.close();
  });

  it('sees rows of its firm alone and leaves nothing behind', async () => {
    expect(await firmsSeen(single, mine)).toEqual([mine.firmId]);
    expect(await contextLeft()).toBe('');
    expect(await firmsSeen(single, theirs)).toEqual([theirs.firmId]);
    expect(await firmsSeen(single, { firmId: null, userId: null })).toEqual([]);
  });

  it('answers with rows, raw rows and parameters like any query', async () => {
    const reader = readerFor(single, mine);
    const firmId = mine.firmId ?? 0n;
    const byFirm = () => reader.select({ id: addresses.firmId }).from(addresses).where(eq(addresses.firmId, firmId));
    // Often enough to be prepared on the way.
    for (let time = 0; time < 5; time += 1) expect(await byFirm()).toEqual([{ id: firmId }]);
    const { rows } = await reader.execute(sql`select ${'x'}::text as a, 2 as b`);
    expect(rows).toEqual([{ a: 'x', b: 2 }]);
    expect((await reader.execute(sql`select 1 where false`)).rows).toEqual([]);
  });

  it('cannot write', async () => {
    const attempt = readerFor(single, mine).execute(sql`delete from addresses`);
    await expect(attempt).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('leaves the connection usable when it fails', async () => {
    await expect(readerFor(single, mine).execute(sql`select 1 / 0`)).rejects.toMatchObject({
      cause: { code: '22012' },
    });
    await expect(readerFor(single, mine).execute(sql`select nothing`)).rejects.toThrow();
    expect(await contextLeft()).toBe('');
    expect(await firmsSeen(single, theirs)).toEqual([theirs.firmId]);
  });

  it('never mixes up those that run at the same time', async () => {
    const scopes = Array.from({ length: 60 }, (_, n) => (n % 2 ? mine : theirs));
    const seen = await Promise.all(scopes.map((scope) => firmsSeen(many, scope)));
    expect(seen).toEqual(scopes.map(({ firmId }) => [firmId]));
  });

  it('gives everybody their own answer where several ask at the same moment', async () => {
    const say = (scope: DbScope, word: string) =>
      readerFor(many, scope).execute(sql`select ${word}::text as word, current_setting('app.firm_id') as firm`);
    for (let time = 0; time < 5; time += 1) {
      const scopes = Array.from({ length: 40 }, (_, n) => (n % 3 ? mine : theirs));
      const answers = await Promise.all(scopes.map((scope, n) => say(scope, `w${n}`)));
      expect(answers.map(({ rows }) => rows)).toEqual(
        scopes.map(({ firmId }, n) => [{ word: `w${n}`, firm: `${firmId}` }]),
      );
    }
  });

  it('a failure is that of its own read: those asked for beside it have their answers', async () => {
    const reader = readerFor(many, mine);
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    for (let time = 0; time < 5; time += 1) {
      const results = await Promise.allSettled([
        reader.execute(sql`select 1 as n`),
        reader.execute(sql`select 1 / (${0}::int) as n`),
        reader.execute(sql`select 3 as n`),
        reader.execute(sql`select nothing at all`),
        reader.execute(sql`select ${sql.param(circle)} as n`),
        reader.select({ id: addresses.firmId }).from(addresses),
      ]);
      expect(results.map(({ status }) => status)).toEqual([
        ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'rejected', 'fulfilled'],
      ]);
      expect(results.at(5)).toMatchObject({ value: [{ id: mine.firmId }] });
    }
  });

  it('reads the same statement as rows and as lists', async () => {
    const reader = readerFor(single, mine);
    const query = reader.select({ id: addresses.firmId }).from(addresses);
    const { sql: text } = query.toSQL();
    for (let time = 0; time < 5; time += 1) {
      expect(await query).toEqual([{ id: mine.firmId }]);
      expect((await reader.execute(sql.raw(text))).rows).toEqual([{ firm_id: `${mine.firmId}` }]);
    }
  });
});
