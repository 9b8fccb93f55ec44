import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { type Caller, isSignedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** Industry of the caller's firm; null for people without a firm and for firms that have named none. */
export async function readIndustry(db: Db, caller: Caller): Promise<string | null> {
  if (!isSignedIn(caller)) return null;
  const [firm] = await db
    .select({ industry: firmsView.industry })
    .from(firmsView)
    .where(eq(firmsView.id, caller.firmId));
  return firm?.industry ?? null;
}
