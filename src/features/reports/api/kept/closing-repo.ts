import { eq } from 'drizzle-orm';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { lastClosedMonth, nextClosing } from '../../rules/closed-months.ts';
import { lockLedger, moveGeneration } from '../booking/booking-repo.ts';
import { readViewer } from '../figures/read-viewer.ts';
import { reportFirms } from '../report-tables.ts';

/** When months close, and which are. */
export async function readClosing(db: Db, caller: SignedInCaller) {
  const { closingDay, lastClosed, today } = await readViewer(db, caller);
  const next = nextClosing({ closingDay, closedThrough: lastClosed }, today);
  return {
    closingDay,
    closedThrough: lastClosed?.slice(0, 7) ?? null,
    nextOn: next.on,
    nextMonth: next.month,
    changeable: caller.permissions.has('COMPANY_MANAGEMENT'),
  };
}

/** Sets the day months close on; what is closed already stays so. */
export async function setClosing(db: Db, caller: SignedInCaller, closingDay: number) {
  const { firmId } = caller;
  const ledger = await lockLedger(db, firmId);
  const closedThrough = ledger.builtAt === null ? ledger.closedThrough : lastClosedMonth(ledger, ledger.today);
  await db.update(reportFirms).set({ closingDay, closedThrough }).where(eq(reportFirms.firmId, firmId));
  await moveGeneration(db, firmId);
  const change = { before: { closingDay: ledger.closingDay }, after: { closingDay } };
  await writeAudit(db, caller, { action: 'report.closingSet', objectType: 'report', objectId: 'closing', ...change });
  return readClosing(db, caller);
}
