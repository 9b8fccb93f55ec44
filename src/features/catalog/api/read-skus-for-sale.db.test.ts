import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/api/database.ts';
import { buildBrand, buildSku } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { stockLevels } from './catalog-tables.ts';
import { readSkusForSale, readSkusForSaleById } from './read-skus-for-sale.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('reads items by number with the price of the level, brand and free stock', async () => {
  const brandId = await buildBrand(db.owner, { name: '东明' });
  const { skuId, itemNo } = await buildSku(db.owner, { brandId, salesPrice: '86.50', listPrice: '96.00', stock: 30 });
  await db.owner.insert(stockLevels).values({ skuId, warehouse: 'GZ', onHand: 12, reserved: 5 });

  const [item] = await readSkusForSale(db.app.public, [itemNo, 'NO-SUCH-ITEM'], 'enterprise');
  expect(item).toMatchObject({
    skuId,
    itemNo,
    brandName: '东明',
    salesPrice: 865_000n,
    listPrice: 960_000n,
    available: 37,
  });

  const [forVisitor] = await readSkusForSaleById(db.app.public, [skuId], null);
  expect(forVisitor).toMatchObject({ itemNo, salesPrice: 960_000n });
});

it('counts no stock as 0 and asks nothing for an empty list', async () => {
  const { itemNo } = await buildSku(db.owner, { stock: 0 });
  expect(await readSkusForSale(db.app.public, [itemNo], null)).toMatchObject([{ itemNo, available: 0 }]);
  expect(await readSkusForSale(db.app.public, [], null)).toEqual([]);
});

it('is planned once per connection, however long the statement grows: planning takes ten times as long as reading', async () => {
  const { itemNo } = await buildSku(db.owner, {});
  const single = openDatabase(db.appUrl, { max: 1, shortcuts: true });
  try {
    for (let time = 0; time < 5; time += 1) await readSkusForSale(single.public, [itemNo], 'enterprise', '310115');
    const kept = await single.public.execute(sql`
      select name from pg_prepared_statements where statement like 'with "caller_rules"%'`);
    expect(kept.rows).toHaveLength(1);
  } finally {
    await single.close();
  }
});
