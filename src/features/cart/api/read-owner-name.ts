import { eq } from 'drizzle-orm';
import { users } from '#features/access/api/public.ts';
import { firms } from '#features/organisation/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** Who shares, in words for the one who opens the link. */
export async function readOwnerName(
  db: Db,
  { firmId, userId }: Pick<SignedInCaller, 'firmId' | 'userId'>,
): Promise<{ ownerName: string; ownerFirm: string }> {
  const [row] = await db
    .select({ ownerName: users.realName, ownerFirm: firms.shortName })
    .from(users)
    .innerJoin(firms, eq(firms.id, firmId))
    .where(eq(users.id, userId));
  return row ?? { ownerName: '', ownerFirm: '' };
}
