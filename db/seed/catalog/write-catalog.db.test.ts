import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { CatalogBatch } from './catalog-rows.ts';
import { generateCatalog } from './generate-catalog.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import { writeCatalog } from './write-catalog.ts';

const SKU_COUNT = 3200;
let db: TestDatabase;
let client: pg.Client;
let batches: () => Generator<CatalogBatch>;

beforeAll(async () => {
  db = await createTestDatabase();
  client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
  const taxonomy = await readTaxonomy();
  const now = new Date('2026-04-14T00:00:00Z');
  batches = () => generateCatalog({ seed: 'demo', skuCount: SKU_COUNT, taxonomy, now, batchSize: 400 });
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

const countOf = async (query: string) => {
  const { rows } = await db.owner.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${query}`));
  return rows[0]?.n;
};

test('a run that was broken off is finished by the next one, and a third changes nothing', async () => {
  const broken = function* () {
    let given = 0;
    for (const batch of batches()) {
      if (batch.kind === 'skus' && (given += 1) === 3) throw new Error('lights out');
      yield batch;
    }
  };
  await expect(writeCatalog(client, broken())).rejects.toThrow('lights out');
  const before = await countOf('skus');
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(SKU_COUNT);

  const seen: number[] = [];
  const second = await writeCatalog(client, batches(), (n) => seen.push(n));
  expect(second).toEqual({ written: SKU_COUNT - (before ?? 0), seen: SKU_COUNT });
  expect(seen.at(-1)).toBe(SKU_COUNT);
  expect(await writeCatalog(client, batches())).toEqual({ written: 0, seen: SKU_COUNT });
  expect(await countOf('skus')).toBe(SKU_COUNT);
  expect(await countOf('stock_levels')).toBe(SKU_COUNT * 3);
});

test('paths lead from the top category to each category itself', async () => {
  expect(await countOf('categories where level <> cardinality(path_ids) or path_ids[level] <> id')).toBe(0);
  expect(
    await countOf('categories c join categories p on p.id = c.parent_id where c.path_ids <> p.path_ids || c.id'),
  ).toBe(0);
  expect(await countOf('categories where (level = 1) <> (parent_id is null)')).toBe(0);
});

test('figures arrive as they left', async () => {
  const wanted = [...batches()].flatMap((batch) => (batch.kind === 'skus' ? batch.rows : []))[0];
  const { rows } = await db.owner.execute<Record<string, unknown>>(
    sql`select sales_price, attributes, created_at, moq from skus where item_no = ${wanted?.itemNo}`,
  );
  expect(rows[0]).toMatchObject({ attributes: wanted?.attributes, moq: wanted?.moq });
  expect(BigInt(String(rows[0]?.sales_price))).toBe(wanted?.salesPrice);
  expect(new Date(String(rows[0]?.created_at))).toEqual(wanted?.createdAt);
});
