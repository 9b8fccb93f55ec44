import { eq } from 'drizzle-orm';
import { users } from '#features/access/api/access-tables.ts';
import type { Actor, Stage } from './matrix-stage.ts';

/** Calls that tell people their own phone and mail (decision 0046). */
const TELLS_OWN = new Set(['members.list', 'members.detail']);

/** What an endpoint may tell the caller of himself, and of nobody else. */
export async function ownContacts(stage: Stage, endpointName: string, { member }: Actor): Promise<string[]> {
  if (!member || !TELLS_OWN.has(endpointName)) return [];
  const [person] = await stage.shop.db.owner
    .select({ phoneNumber: users.phoneNumber, email: users.email })
    .from(users)
    .where(eq(users.id, member.userId));
  return [person?.phoneNumber ?? '', person?.email ?? ''];
}
