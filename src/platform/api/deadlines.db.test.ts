import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { inTransaction } from './database.ts';
import { DEADLINES } from './deadlines.ts';
import { toClientError } from './error-body.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('fires from the inside out', () => {
  const { lock, poolWait, statement, idleInTransaction, request, socket, client } = DEADLINES;
  expect(Math.max(lock, poolWait)).toBeLessThan(statement);
  expect(poolWait + statement).toBeLessThan(request);
  const outwards = [statement, idleInTransaction, request, socket, client];
  expect(outwards).toEqual([...outwards].sort((a, b) => a - b));
});

it('is what the database was told', async () => {
  const { rows } = await db.app.pool.query(
    "select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
  );
  expect(rows.map((row: { ms: number }) => row.ms)).toEqual([
    DEADLINES.idleInTransaction,
    DEADLINES.lock,
    DEADLINES.statement,
  ]);
});

it('turns a statement that takes too long into “busy”, and the connection stays usable', async () => {
  const slow = inTransaction(db.app, { firmId: null, userId: null }, 'read', async (tx) => {
    await tx.execute(sql`set local statement_timeout = 50`);
    await tx.execute(sql`select pg_sleep(1)`);
  });
  const error = await slow.catch(toClientError);
  expect(error).toMatchObject({ status: 503 });
  const { rows } = await db.app.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});
