import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { tableState } from './table-state.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await buildMember(test.owner);
});
afterAll(() => test.drop());

/** The detector of the generated tests must be able to fail. */
it.each([
  { name: 'an open session in use: nothing', change: sql`update sessions set last_seen_at = now()`, seen: [] },
  { name: 'a changed value', change: sql`update memberships set status = 0`, seen: ['memberships'] },
  { name: 'a row that is gone', change: sql`delete from sessions`, seen: ['sessions'] },
])('sees $name', async ({ change, seen }) => {
  const before = await tableState(test.owner);
  await expect(test.owner.execute(change)).resolves.toMatchObject({ rowCount: expect.toSatisfy((rows) => rows > 0) });
  const after = await tableState(test.owner);
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(seen);
});
