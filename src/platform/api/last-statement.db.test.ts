import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOTH_WAYS } from '#tests/both-ways.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { deferToCommit } from './last-statement.ts';

const NOBODY = { firmId: null, userId: null };
let test: TestDatabase;
/** One connection: whatever a transaction left behind would meet the next one. */
let single: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.execute(sql`create table notes (word text unique deferrable initially deferred)`);
});
afterAll(() => test.drop());
beforeEach(() => test.owner.execute(sql`delete from notes`));

const note = (word: string) => sql`insert into notes values (${word})`;
const tooLate = sql`with noted as (${note('late')} returning word) select 1 / (count(*) - 1) from noted`;
const notes = async () => {
  const { rows } = await test.owner.execute<{ word: string }>(sql`select word from notes order by word`);
  return rows.map(({ word }) => word);
};

describe.each(BOTH_WAYS)('a statement left for the end, $way way', ({ shortcuts }) => {
  beforeAll(() => {
    single = openDatabase(test.ownerUrl, { max: 1, shortcuts });
  });
  afterAll(() => single.close());

  it('is committed with what came before it, and leaves the connection usable, prepared or not', async () => {
    for (let time = 0; time < 5; time += 1) {
      await inTransaction(single, NOBODY, 'write', async (db) => {
        await db.execute(note(`early ${time}`));
        expect(deferToCommit(db, note(`last ${time}`))).toBe(true);
        const { rows } = await db.execute(sql`select from notes where word = ${`last ${time}`}`);
        expect(rows).toEqual([]);
      });
    }
    expect(await notes()).toEqual(
      [0, 1, 2, 3, 4].map((n) => `early ${n}`).concat([0, 1, 2, 3, 4].map((n) => `last ${n}`)),
    );
  });

  it('has the work done once more when it comes too late, and then carries nothing to the end', async () => {
    const runs: boolean[] = [];
    const answer = await inTransaction(single, NOBODY, 'write', async (db) => {
      await db.execute(note(`run ${runs.length}`));
      runs.push(deferToCommit(db, tooLate));
      return runs.length;
    });
    expect({ answer, runs }).toEqual({ answer: 2, runs: [true, false] });
    expect(await notes()).toEqual(['run 1']);
  });

  it.each([
    { name: 'it is wrong', last: sql`select nothing`, code: '42703' },
    { name: 'the commit is refused', last: note('twice'), code: '23505' },
  ])('takes everything back when $name', async ({ last, code }) => {
    let runs = 0;
    const work = inTransaction(single, NOBODY, 'write', async (db) => {
      runs += 1;
      await db.execute(note('twice'));
      deferToCommit(db, last);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect({ runs, notes: await notes() }).toEqual({ runs: 1, notes: [] });
    await inTransaction(single, NOBODY, 'write', (db) => db.execute(note('after')));
    expect(await notes()).toEqual(['after']);
  });

  it('has company, carried out in the order they were left, whatever they answer', async () => {
    const copied = sql`insert into notes select word || '!' from notes where word = any(${sql.param(['a', 'b'])}::text[]) returning word, 1`;
    for (let time = 0; time < 5; time += 1) {
      await test.owner.execute(sql`delete from notes`);
      await inTransaction(single, NOBODY, 'write', async (db) => {
        for (const last of [note('a'), note('b'), copied, note('d')]) expect(deferToCommit(db, last)).toBe(true);
      });
      expect(await notes()).toEqual(['a', 'a!', 'b', 'b!', 'd']);
    }
  });

  it.each(['first', 'middle', 'last'])(
    'has the work done once more when the %s of several comes too late',
    async (which) => {
      const all = [note('x'), note('y')];
      all.splice(which === 'first' ? 0 : which === 'middle' ? 1 : 2, 0, tooLate);
      let runs = 0;
      await inTransaction(single, NOBODY, 'write', async (db) => {
        runs += 1;
        for (const one of all) deferToCommit(db, one);
        await db.execute(note(`run ${runs}`));
      });
      expect({ runs, notes: await notes() }).toEqual({ runs: 2, notes: ['run 2'] });
    },
  );

  it('is forgotten when the work fails', async () => {
    const failed = inTransaction(single, NOBODY, 'write', async (db) => {
      expect(deferToCommit(db, note('first'))).toBe(true);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await inTransaction(single, NOBODY, 'write', (db) => db.execute(note('other')));
    expect(await notes()).toEqual(['other']);
  });
});
