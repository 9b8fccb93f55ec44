import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { importMappings } from './import-tables.ts';
import { recallMappings, rememberMapping } from './mapping-repo.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const wishes = (price: string) => ({ columns: { price }, attributes: {}, ignore: [] });

it('keeps one mapping per supplier and header row', async () => {
  expect(await recallMappings(db.app, 'celo')).toEqual([]);
  await rememberMapping(db.app, 'celo', { headers: ['A', 'B'], wishes: wishes('A') });
  await rememberMapping(db.app, 'stier', { headers: ['A', 'B'], wishes: wishes('A') });
  await rememberMapping(db.app, 'celo', { headers: ['C'], wishes: wishes('C') });
  await rememberMapping(db.app, 'celo', { headers: ['A', 'B'], wishes: wishes('B') });
  const recalled = await recallMappings(db.app, 'celo');
  expect(recalled.map((one) => [one.headers, one.wishes.columns.price]).sort()).toEqual([
    [['A', 'B'], 'B'],
    [['C'], 'C'],
  ]);
});

it('forgets a mapping that fits no longer instead of failing', async () => {
  await db.owner.insert(importMappings).values({ supplier: 'old', header: 'A', mapping: { columns: { gone: 'A' } } });
  expect(await recallMappings(db.app, 'old')).toEqual([]);
});

it('shows mappings to nobody outside the desk', async () => {
  expect(await db.app.public.select().from(importMappings)).toEqual([]);
});
