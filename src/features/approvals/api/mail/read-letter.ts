import { eq, inArray } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { DocumentType } from '#features/approval-flows/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { LetterFacts } from '../../rules/approval-letters.ts';
import type { DocumentSnapshot } from '../../rules/document-snapshot.ts';
import type { RequestRow } from '../requests/request-repo.ts';

export interface MailPerson {
  name: string;
}

/** Names of people of the transaction's firm. */
export async function readMailPeople(db: Db, userIds: readonly bigint[]): Promise<ReadonlyMap<bigint, MailPerson>> {
  const rows = await db
    .select({ id: usersView.id, name: usersView.realName })
    .from(usersView)
    .where(inArray(usersView.id, [...userIds]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** What every letter about a request says. */
export async function readLetterFacts(db: Db, row: RequestRow, origin: string): Promise<LetterFacts> {
  const [requester] = await db
    .select({ name: usersView.realName })
    .from(usersView)
    .where(eq(usersView.id, row.requesterUserId));
  return {
    origin,
    requestNo: row.requestNo,
    urgent: row.urgent,
    documentType: row.documentType as DocumentType,
    snapshot: row.snapshot as DocumentSnapshot,
    reasons: row.reasons as LetterFacts['reasons'],
    requesterName: requester?.name ?? '同事',
    holdUntil: row.holdUntil?.toISOString() ?? null,
  };
}
