import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

interface Decider {
  firmId: bigint;
  memberId: bigint;
  permissions: ReadonlySet<string>;
}

/** Whether the person may decide even what he asked for himself: an administrator, where the firm has switched it on. */
export async function readSelfApproval(
  db: Db,
  { firmId, memberId, permissions }: Decider,
  requester: bigint,
): Promise<boolean> {
  if (memberId !== requester || !permissions.has('USER_MANAGEMENT')) return false;
  const [firm] = await db.select({ settings: firmsView.settings }).from(firmsView).where(eq(firmsView.id, firmId));
  return firm?.settings.selfApproval === true;
}
