import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stateTransitions } from '#platform/api/platform-tables.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { ENQUIRY_STATUSES, INITIAL_ENQUIRY_STATUSES } from '../rules/enquiry-status.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('moves enquiries in the database as in the rules', async () => {
  const rows = await db.owner.select().from(stateTransitions).where(eq(stateTransitions.machine, 'enquiry'));
  const inDatabase = rows.map(({ fromStatus, toStatus }) => `${fromStatus} → ${toStatus}`);
  const moves = Object.entries(ENQUIRY_STATUSES).flatMap(([from, { to }]) => to.map((status) => `${from} → ${status}`));
  const born = INITIAL_ENQUIRY_STATUSES.map((status) => ` → ${status}`);
  expect(inDatabase.sort()).toEqual([...born, ...moves].sort());
});
