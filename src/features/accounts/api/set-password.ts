import { endSessionsOf, writePasswordHash } from '#features/access/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';

export interface NewPassword {
  userId: bigint;
  /** Firm whose log tells of it; null when the person acts for none. */
  firmId: bigint | null;
  /** Of `hashPassword`; hashing takes long and belongs before the transaction. */
  passwordHash: string;
  /** Why. */
  way: 'changed' | 'reset' | 'activated';
}

/**
 * Gives a person a new password and ends every session they have, in every firm: whoever held one has to know the new
 * password. Right `identity`.
 */
export async function setPassword(db: Db, { userId, firmId, passwordHash, way }: NewPassword): Promise<void> {
  await writePasswordHash(db, userId, passwordHash);
  const endedSessions = await endSessionsOf(db, userId);
  await writeAudit(
    db,
    { firmId, userId },
    { action: 'password.set', objectType: 'user', objectId: String(userId), after: { way, endedSessions } },
  );
}
