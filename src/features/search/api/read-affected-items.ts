import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { brandsView, skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';

interface Piece {
  /** Item number that the piece before ended with; empty for the first. */
  after: string;
  most: number;
}

async function itemNos(db: Db, condition: SQL | undefined, { after, most }: Piece): Promise<string[]> {
  const rows = await db
    .select({ itemNo: skusView.itemNo })
    .from(skusView)
    .where(and(gt(skusView.itemNo, after), condition))
    .orderBy(asc(skusView.itemNo))
    .limit(most);
  return rows.map((row) => row.itemNo);
}

/** Items of a brand, in pieces. */
export function readItemNosOfBrand(db: Db, brandCode: string, piece: Piece): Promise<string[]> {
  const brandId = sql`(select ${brandsView.id} from ${brandsView} where ${eq(brandsView.code, brandCode)})`;
  return itemNos(db, sql`${skusView.brandId} = ${brandId}`, piece);
}

/** Items whose names hold one of the words, in pieces. */
export function readItemNosWithWords(db: Db, words: readonly string[], piece: Piece): Promise<string[]> {
  const patterns = words.map((word) => containing(word));
  return itemNos(db, sql`${skusView.name} ilike any(${sql.param(patterns)}::text[])`, piece);
}
