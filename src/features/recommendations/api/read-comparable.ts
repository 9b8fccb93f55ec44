import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { SkuAttribute } from '#features/catalog/api/catalog-views.ts';
import { categoriesView, skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Looked at before the likeliest are compared: what a category of ten thousands costs must not grow with it. */
const MOST_ROWS = 3_000;
/** Compared one by one. */
const MOST_COMPARED = 200;

const COMPARED = {
  skuId: skusView.id,
  seriesId: skusView.seriesId,
  categoryId: skusView.categoryId,
  attributes: skusView.attributes,
  listPrice: skusView.listPrice,
};

export interface ComparableItem {
  skuId: bigint;
  seriesId: bigint | null;
  categoryId: bigint;
  attributes: SkuAttribute[];
  listPrice: bigint;
}

export async function readItemToCompare(db: Db, skuId: bigint): Promise<ComparableItem | undefined> {
  const [item] = await db.select(COMPARED).from(skusView).where(eq(skusView.id, skuId));
  return item;
}

/** The category of the item, or everything below the one above it. */
function categoriesAround({ categoryId }: ComparableItem, reach: 'category' | 'family') {
  if (reach === 'category') return eq(skusView.categoryId, categoryId);
  const own = sql`(select parent_id from categories_view where id = ${categoryId})`;
  return inArray(
    skusView.categoryId,
    sql`(select ${categoriesView.id} from ${categoriesView} where ${own} = any(${categoriesView.pathIds}))`,
  );
}

/**
 * Items on sale around another one, outside its series: first those that agree in its first attribute, which the
 * catalogue holds for the most important, then the best sold.
 */
export async function readCandidates(
  db: Db,
  item: ComparableItem,
  reach: 'category' | 'family',
): Promise<Pick<ComparableItem, 'skuId' | 'seriesId' | 'attributes' | 'listPrice'>[]> {
  const first = JSON.stringify(item.attributes.slice(0, 1));
  const near = db
    .select({ ...COMPARED, salesCount: skusView.salesCount })
    .from(skusView)
    .where(
      and(
        categoriesAround(item, reach),
        ne(skusView.id, item.skuId),
        item.seriesId === null ? undefined : or(isNull(skusView.seriesId), ne(skusView.seriesId, item.seriesId)),
        eq(skusView.productStatus, 5),
        gt(skusView.listPrice, 0n),
      ),
    )
    .limit(MOST_ROWS)
    .as('near');
  return db
    .select({ skuId: near.skuId, seriesId: near.seriesId, attributes: near.attributes, listPrice: near.listPrice })
    .from(near)
    .orderBy(sql`${near.attributes} @> ${first}::jsonb desc`, desc(near.salesCount), near.skuId)
    .limit(MOST_COMPARED);
}
