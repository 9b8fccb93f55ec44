import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { RedTodo } from '../../contract/invoice-schemas.ts';
import { RED_REASONS, type RedReason } from '../../contract/invoice-words.ts';
import { hoursLeft } from '../../rules/red-letter-states.ts';
import { visibleTo } from '../application-repo.ts';
import { invoiceApplications as applications, invoices } from '../invoice-tables.ts';
import { invoiceRedLetters as reds } from '../red-letter-tables.ts';

const MOST = 50;

/** Red letters that one of both sides has to answer, those that are void first at the top. */
export async function readRedTodos(db: Db, caller: SignedInCaller, now: Date): Promise<RedTodo[]> {
  const rows = await db
    .select({
      ...{ redNo: reds.redNo, status: reds.status, reason: reds.reason, amountFen: reds.amountFen },
      expiresAt: sql<Date>`${reds.expiresAt}`.mapWith(reds.expiresAt),
      ...{ applicationNo: applications.applicationNo, invoiceNo: invoices.invoiceNo },
    })
    .from(reds)
    .innerJoin(invoices, and(eq(invoices.firmId, reds.firmId), eq(invoices.id, reds.invoiceId)))
    .innerJoin(applications, and(eq(applications.firmId, invoices.firmId), eq(applications.id, invoices.applicationId)))
    .where(and(visibleTo(caller), inArray(reds.status, ['to_buyer', 'to_seller']), sql`${reds.expiresAt} is not null`))
    .orderBy(asc(reds.expiresAt), asc(reds.id))
    .limit(MOST);
  return rows.map(({ status, reason, amountFen, expiresAt, invoiceNo, ...row }) => ({
    ...row,
    ...{ invoiceNo: invoiceNo ?? '', amount: formatAmount(amountFen), reasonLabel: RED_REASONS[reason as RedReason] },
    ...{ hoursLeft: hoursLeft(expiresAt, now), expiresAt: expiresAt.toISOString(), own: status === 'to_buyer' },
  }));
}
