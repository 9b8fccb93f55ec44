import { eq } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';

interface Decider {
  firmId: bigint;
  memberId: bigint;
  permissions: ReadonlySet<string>;
}

/** Whether the person may decide even what he asked for himself: an administrator, where the firm has switched it on. */
export async function readOwnRight(
  db: Db,
  { firmId, memberId, permissions }: Decider,
  requester: bigint,
): Promise<boolean> {
  if (memberId !== requester || !permissions.has('USER_MANAGEMENT')) return false;
  const [firm] = await db.select({ settings: firms.settings }).from(firms).where(eq(firms.id, firmId));
  return firm?.settings.selfApproval === true;
}
