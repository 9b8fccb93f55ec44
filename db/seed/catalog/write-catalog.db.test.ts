import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { CatalogBatch } from './catalog-rows.ts';
import { generateCatalog } from './generate-catalog.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import { seedCatalog } from './seed-catalog.ts';
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

test('a larger catalogue grows out of the smaller one over two connections, and a run that was killed goes on', async () => {
  const now = new Date('2026-04-14T00:00:00Z');
  const second = new pg.Client({ connectionString: db.ownerUrl });
  await second.connect();
  try {
    const dying = {
      query: ((text: string, values?: unknown[]) => {
        if (text.includes('insert into skus') && (calls += 1) === 2) return Promise.reject(new Error('killed'));
        return second.query(text, values);
      }) as pg.Client['query'],
    };
    let calls = 0;
    await expect(seedCatalog([client, dying], { now, skuCount: 9000 })).rejects.toThrow('killed');
    const before = (await countOf('skus')) ?? 0;
    expect(before).toBeGreaterThan(SKU_COUNT);
    expect(before).toBeLessThan(9000);

    const seen: number[] = [];
    const onProgress = (n: number) => seen.push(n);
    const rest = await seedCatalog([client, second], { now, skuCount: 9000, onProgress });
    const whole = before + rest.written;
    expect(rest.seen).toBe(9000);
    expect(await countOf('skus')).toBe(whole);
    // Two sizes that are no profiles may differ in a series or two that only the smaller one has.
    expect(whole - 9000).toBeGreaterThanOrEqual(0);
    expect(whole - 9000).toBeLessThan(10);
    // What was there is passed over, not sent again.
    expect(seen[0]).toBeGreaterThan(1000);
    expect(await seedCatalog(client, { now, skuCount: 9000 })).toEqual({ written: 0, seen: 9000 });
    expect(await countOf('(select brand_id, mpn from skus group by 1, 2) pairs')).toBe(whole);
    expect(await countOf('series s where not exists (select 1 from skus k where k.series_id = s.id)')).toBe(0);
    expect(await countOf("skus where tax_code is null or source <> 'demo'")).toBe(0);
  } finally {
    await second.end();
  }
});
