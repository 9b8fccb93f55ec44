import { and, eq, isNotNull } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { checkSeen } from '#business/documents/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { actErrors } from '../../contract/invoice-errors.ts';
import { APPLICATION_NUMBER } from '../../contract/invoice-numbers.ts';
import { mayAct } from '../acts/own-application.ts';
import { type ApplicationRow, applicationOf, findVisible, keyed, lockApplication } from '../application-repo.ts';
import { invoiceApplications as applications, invoices } from '../invoice-tables.ts';
import { invoiceRedLetters as reds } from '../red-letter-tables.ts';

type NewDraft = Omit<typeof applications.$inferInsert, 'applicationNo' | 'status' | 'dueAt'> & {
  draft: NonNullable<ApplicationRow['draft']>;
};

/** Writes a draft; nothing is told of it, so that it can be thrown away. */
export async function insertDraft(db: Db, fields: NewDraft): Promise<ApplicationRow> {
  const [row] = await db
    .insert(applications)
    .values({ ...fields, status: 'draft', applicationNo: nextNumber(APPLICATION_NUMBER) })
    .returning();
  if (!row) throw new Error('draft not written');
  return applicationOf(row);
}

export interface SeenDraft {
  applicationNo: string;
  version?: number | undefined;
}

/** Locks a draft that the caller may go on with. */
export async function lockOwnDraft(
  db: Db,
  caller: SignedInCaller,
  { applicationNo, version }: SeenDraft,
): Promise<ApplicationRow & { draft: NonNullable<ApplicationRow['draft']> }> {
  const seen = await findVisible(db, caller, { applicationNo });
  if (!seen) throw notFound('开票草稿');
  if (!mayAct(seen, caller)) throw refuse(actErrors, 'INVOICE_NOT_YOURS');
  const row = await lockApplication(db, seen);
  checkSeen(row, version, () => refuse(actErrors, 'INVOICE_CHANGED'));
  if (row.draft === null) throw refuse(actErrors, 'INVOICE_STEP');
  return { ...row, draft: row.draft };
}

/** Throws a locked draft away; a red letter it was made with goes its own way. */
export async function removeDraft(db: Db, row: ApplicationRow): Promise<void> {
  const { firmId, id } = row;
  await db
    .update(reds)
    .set({ reissueId: null })
    .where(and(eq(reds.firmId, firmId), eq(reds.reissueId, id)));
  await db.delete(applications).where(and(keyed(row), isNotNull(applications.draft)));
}

/** The red letter an application comes in the place of, with its invoice and the application of that. */
export async function readReissued(db: Db, { firmId, id }: Pick<ApplicationRow, 'firmId' | 'id'>) {
  const [row] = await db
    .select({
      ...{ redNo: reds.redNo, status: reds.status, caseNo: reds.caseNo },
      ...{ invoiceNo: invoices.invoiceNo, applicationNo: applications.applicationNo },
    })
    .from(reds)
    .innerJoin(invoices, and(eq(invoices.firmId, reds.firmId), eq(invoices.id, reds.invoiceId)))
    .innerJoin(applications, and(eq(applications.firmId, invoices.firmId), eq(applications.id, invoices.applicationId)))
    .where(and(eq(reds.firmId, firmId), eq(reds.reissueId, id)));
  return row ?? null;
}
