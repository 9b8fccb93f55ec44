import { eq } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** Who shares, in words for the one who opens the link. */
export async function readOwnerName(
  db: Db,
  { firmId, userId }: Pick<SignedInCaller, 'firmId' | 'userId'>,
): Promise<{ ownerName: string; ownerFirm: string }> {
  const [row] = await db
    .select({ ownerName: usersView.realName, ownerFirm: firmsView.shortName })
    .from(usersView)
    .innerJoin(firmsView, eq(firmsView.id, firmId))
    .where(eq(usersView.id, userId));
  return row ?? { ownerName: '', ownerFirm: '' };
}
