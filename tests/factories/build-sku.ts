import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { brands, categories, skus, stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { itemCosts } from '#features/prices/api/price-tables.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { CANARY } from './canary-costs.ts';
import { nextNumber } from './next-number.ts';

export interface TestSku {
  skuId: bigint;
  itemNo: string;
}

type SkuFacts = Partial<Omit<typeof skus.$inferInsert, 'salesPrice' | 'listPrice'>> & {
  /** Decimal yuan; list price is the same unless given. */
  salesPrice?: string;
  listPrice?: string;
  /** Order units on hand in one warehouse. */
  stock?: number;
  /** Decimal yuan; half of the price and a tenth more unless given. Null: nobody has told the shop. */
  cost?: string | null;
  floor?: string;
};

/** An item that can be bought: price, stock and status are fine unless told otherwise. */
export async function buildSku(db: NodePgDatabase, facts: SkuFacts = {}): Promise<TestSku> {
  const { salesPrice = '10.00', listPrice, stock = 1000, cost, floor, ...rest } = facts;
  const n = nextNumber();
  const categoryId = rest.categoryId ?? (await buildCategory(db));
  const brandId = rest.brandId ?? (await buildBrand(db));
  const [sku] = await db
    .insert(skus)
    .values({
      itemNo: `TST${String(n).padStart(7, '0')}`,
      name: `测试商品 ${n}`,
      orderUnit: '个',
      baseUnit: '个',
      source: 'test',
      mpn: `MPN-${n}`,
      ...rest,
      categoryId,
      brandId,
      salesPrice: parseUnitPrice(salesPrice),
      listPrice: parseUnitPrice(listPrice ?? salesPrice),
    })
    .returning({ skuId: skus.id, itemNo: skus.itemNo });
  if (!sku) throw new Error('sku not written');
  if (cost !== null) await buildItemCost(db, sku.skuId, parseUnitPrice(salesPrice), { cost, floor });
  if (stock > 0) await db.insert(stockLevels).values({ skuId: sku.skuId, warehouse: 'SH', onHand: stock });
  return sku;
}

async function buildItemCost(
  db: NodePgDatabase,
  skuId: bigint,
  salesPrice: bigint,
  given: { cost: string | undefined; floor: string | undefined },
): Promise<void> {
  const cost = given.cost === undefined ? salesPrice / 2n : parseUnitPrice(given.cost);
  const floor = given.floor === undefined ? (cost * 11n) / 10n : parseUnitPrice(given.floor);
  await db.insert(itemCosts).values({ skuId, cost, floor, supplier: CANARY.supplier });
}

export async function buildCategory(
  db: NodePgDatabase,
  facts: Partial<typeof categories.$inferInsert> = {},
): Promise<bigint> {
  const n = nextNumber();
  const values = { code: `TC${n}`, name: `测试分类${n}`, level: 1, pathIds: [] as bigint[], ...facts };
  const [row] = await db.insert(categories).values(values).returning({ id: categories.id });
  if (!row) throw new Error('category not written');
  return row.id;
}

export async function buildBrand(db: NodePgDatabase, facts: Partial<typeof brands.$inferInsert> = {}): Promise<bigint> {
  const n = nextNumber();
  const [row] = await db
    .insert(brands)
    .values({ code: `TB${n}`, name: `测试品牌${n}`, ...facts })
    .returning({ id: brands.id });
  if (!row) throw new Error('brand not written');
  return row.id;
}
