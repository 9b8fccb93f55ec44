import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { buildSku } from '#tests/factories/build-sku.ts';
import { describeSearchIndex } from '#tests/search-index-suite.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { MOST_CANDIDATES } from './search-index.ts';

let database: TestDatabase;
afterAll(() => database.drop());

describeSearchIndex('SearchIndex in PostgreSQL', async () => {
  database = await createTestDatabase();
  const a = await buildSku(database.owner);
  const b = await buildSku(database.owner);
  const c = await buildSku(database.owner);
  const d = await buildSku(database.owner);
  return {
    index: createPostgresIndex(database.app.public),
    skuIds: [a.skuId, b.skuId, c.skuId, d.skuId],
    itemNos: [a.itemNo, b.itemNo, c.itemNo, d.itemNo],
    many: await copyItem(a.skuId, MOST_CANDIDATES + 500),
  };
});

/** Copies of an item, so that documents have something to stand for. */
async function copyItem(skuId: bigint, count: number): Promise<bigint[]> {
  const { rows } = await database.owner.execute<{ id: string }>(sql`
    insert into skus (item_no, name, brand_id, category_id, order_unit, base_unit, list_price, sales_price, source)
    select 'CROWD' || n, name, brand_id, category_id, order_unit, base_unit, list_price, sales_price, source
      from skus, generate_series(1, ${count}::int) n where id = ${String(skuId)}::bigint returning id::text`);
  return rows.map(({ id }) => BigInt(id)).sort((one, other) => (one < other ? -1 : 1));
}
