import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { tableState } from './table-state.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(() => buildMember(test.owner));
afterAll(() => test.drop());

/** The detector of the generated tests must be able to fail. */
it.each([
  { name: 'an open session in use: nothing', change: sql`update sessions set last_seen_at = now()`, seen: [] },
  { name: 'a changed value', change: sql`update memberships set status = 0`, seen: ['memberships'] },
  { name: 'values written as they were: nothing', change: sql`update memberships set status = status`, seen: [] },
  { name: 'a row that is gone', change: sql`delete from sessions`, seen: ['sessions'] },
  {
    name: 'a row that is new',
    change: sql`insert into roles (firm_id, name) select id, '新' from firms`,
    seen: ['roles'],
  },
])('sees $name', async ({ change, seen }) => {
  const before = await tableState(test.owner);
  await expect(test.owner.execute(change)).resolves.toMatchObject({ rowCount: expect.toSatisfy((rows) => rows > 0) });
  const after = await tableState(test.owner);
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(seen);
});

it('sees a table that is emptied, and every table there is to see', async () => {
  const before = await tableState(test.owner);
  await test.owner.execute(sql`truncate audit_chain`);
  const after = await tableState(test.owner);
  expect(after.audit_chain).not.toBe(before.audit_chain);
  expect(Object.keys(after).length).toBeGreaterThan(80);
});

it('does not see what was rolled back', async () => {
  const before = await tableState(test.owner);
  const undone = test.owner.transaction(async (tx) => {
    await tx.execute(sql`delete from membership_roles`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await tableState(test.owner)).toEqual(before);
});

it('sees what the application writes, and only by counting lines of its own', async () => {
  const before = await tableState(test.owner);
  const { firmId, userId } = await buildMember(test.owner);
  const between = await tableState(test.owner);
  await inTransaction(test.app, { firmId, userId }, 'write', (tx) =>
    tx.execute(sql`update memberships set status = 0`),
  );
  const after = await tableState(test.owner);
  expect(between.memberships).toBe((before.memberships ?? 0) + 1);
  expect(after).toEqual({ ...between, memberships: (between.memberships ?? 0) + 1 });
});
