import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { type Caller, isSignedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { users } from './access-tables.ts';
import { listOtherDevices } from './own-session-repo.ts';

const NOBODY = { current: null, others: [] };

/**
 * Who this browser is logged in as, and the person's other open sessions. People who share a procurement system's
 * session are not told of each other.
 */
export async function readAlreadyLoggedIn(db: Db, caller: Caller) {
  if (!isSignedIn(caller) || !caller.tokenHash) return NOBODY;
  const { userId, firmId, tokenHash, identity } = caller;
  const [current] = await db
    .select({ realName: users.realName, firmName: firmsView.name })
    .from(users)
    .innerJoin(firmsView, eq(firmsView.id, firmId))
    .where(eq(users.id, userId));
  const others = identity === 'punchout' ? [] : await listOtherDevices(db, userId, tokenHash);
  return {
    current: current ?? null,
    others: others.map(({ userAgent, lastSeenAt }) => ({
      device: describeDevice(userAgent),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}
