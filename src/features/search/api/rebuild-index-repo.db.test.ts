import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { buildSearchCatalogue } from '#tests/factories/build-search-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { rebuildSearchIndex } from './rebuild-index-repo.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await buildSearchCatalogue(db.owner);
});
afterAll(() => db.drop());

const isFound = async (code: string) =>
  (await createPostgresIndex(db.app.public).findCode(code, 1, PUBLIC_VIEW)).length > 0;
const count = async (from: string) =>
  (await db.owner.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${from}`))).rows[0]?.n;

it('goes on where it was cut off, while the old index answers', async () => {
  const items = await rebuildSearchIndex(db.owner);
  expect(await count('skus')).toBe(items);
  const cut = rebuildSearchIndex(db.owner, () => {
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect(await isFound('FAS001')).toBe(true);
  expect(await count('search_rebuilds')).toBe(1);
  expect(await rebuildSearchIndex(db.owner)).toBe(items);
  expect([await count('search_documents'), await count('search_rebuilds')]).toEqual([items, 0]);
  expect(await isFound('FAS001')).toBe(true);
});

it('has what changed meanwhile written once more', async () => {
  await enqueueEffect(db.owner, 'catalog.changed', { itemNos: ['FAS001'] });
  await enqueueEffect(db.owner, 'other.topic', {});
  await db.owner.execute(sql`update outbox set done_at = now() - interval '1 day'`);
  let done = false;
  await rebuildSearchIndex(db.owner, () => {
    done = true;
  });
  expect([done, await count('outbox where done_at is null')]).toEqual([true, 0]);
  await db.owner.execute(sql`update outbox set done_at = now() + interval '1 minute'`);
  await rebuildSearchIndex(db.owner);
  expect(await count(`outbox where done_at is null and topic = 'catalog.changed'`)).toBe(1);
  expect(await count('outbox where done_at is null')).toBe(1);
});

it('leaves out items that were deleted meanwhile, and deletes with the item afterwards', async () => {
  await db.owner.execute(sql`delete from stock_levels`);
  await rebuildSearchIndex(db.owner);
  const before = (await count('search_documents')) ?? 0;
  await db.owner.execute(sql`delete from skus where item_no = 'FAS001'`);
  expect([await count('search_documents'), await isFound('FAS001')]).toEqual([before - 1, false]);
});
