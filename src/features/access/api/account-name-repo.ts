import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { maskName, maskPhone } from '#platform/shared/mask.ts';
import type { AccountNamed } from '../contract/access-schemas.ts';
import { memberships, users } from './access-tables.ts';

/** Enough to know an account by, for those who know it. */
export async function nameAccount(db: Db, membershipId: bigint): Promise<AccountNamed> {
  const [row] = await db
    .select({ realName: users.realName, phoneNumber: users.phoneNumber, firmName: firmsView.shortName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(firmsView, eq(firmsView.id, memberships.firmId))
    .where(eq(memberships.id, membershipId));
  if (!row) throw new Error('an account that is at work has no place');
  const { realName, phoneNumber, firmName } = row;
  return {
    participantId: String(membershipId),
    name: maskName(realName),
    phoneNumber: phoneNumber && maskPhone(phoneNumber),
    firmName,
  };
}
