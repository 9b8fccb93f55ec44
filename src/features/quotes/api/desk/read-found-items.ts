import { sql } from 'drizzle-orm';
import { readSkusForSale } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { FoundItem } from '../../contract/quote-desk-schemas.ts';
import { likeText } from '../read-quotes.ts';

const MOST = 20;

/** Goods that may stand in for a wish: by number, by the maker's number, then by words of the name. */
export async function readFoundItems(db: Db, keyword: string): Promise<FoundItem[]> {
  const words = keyword.split(/\s+/).filter(Boolean).slice(0, 5);
  const named = sql.join(
    words.map((word) => sql`name ilike ${likeText(word)}`),
    sql` and `,
  );
  const { rows } = await db.execute<{ item_no: string }>(sql`
    (select item_no from skus where item_no = ${keyword.toUpperCase()} or mpn = ${keyword} limit ${MOST})
    union (select item_no from skus where ${named} limit ${MOST}) limit ${MOST}`);
  const items = await readSkusForSale(
    db,
    rows.map((row) => row.item_no),
    null,
  );
  return items.map((item) => ({
    ...{ itemNo: item.itemNo, name: item.name, brandName: item.brandName ?? '', model: item.mpn ?? '' },
    ...{ unit: item.orderUnit, moq: item.moq, taxRateBp: item.taxRateBp, available: item.available },
    salesPrice: formatUnitPrice(item.salesPrice),
    deliveryDays: item.deliveryDays,
  }));
}
