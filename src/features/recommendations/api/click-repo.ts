import { sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { ClickPlace } from '../contract/recommendation-schemas.ts';
import { recommendationClicks } from './recommendation-tables.ts';

export async function insertClick(
  db: Db,
  { firmId, userId }: Pick<SignedInCaller, 'firmId' | 'userId'>,
  { place, skuId }: { place: ClickPlace; skuId: bigint },
): Promise<void> {
  await db.insert(recommendationClicks).values({ firmId, userId, place, skuId });
}

/** Forgets clicks that nobody evaluates any more. */
export async function purgeClicks(db: Db, keptDays: number): Promise<void> {
  await db.execute(
    sql`delete from recommendation_clicks where clicked_at < now() - ${keptDays}::int * interval '1 day'`,
  );
}
