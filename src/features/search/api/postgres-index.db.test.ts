import { afterAll } from 'vitest';
import { buildSku } from '#tests/factories/build-sku.ts';
import { describeSearchIndex } from '#tests/search-index-suite.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';

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
  };
});
