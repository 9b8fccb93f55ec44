import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { StatementAction } from '../../contract/audit-words.ts';
import { actErrors } from '../../contract/statement-errors.ts';
import { statementLabel, statementStates } from '../../rules/statement-status.ts';
import { lockStatement, type StatementActor, type StatementRow } from '../statement-repo.ts';
import { numberedIn, type StatementView, viewOfCaller } from '../statement-scope-repo.ts';

/** A statement of the caller's, as he saw it. */
export interface SeenStatement {
  statementNo: string;
  version: number;
}

export const buyerOf = ({ userId }: SignedInCaller): StatementActor => ({ side: 'buyer', userId });

/** Locks a statement the caller sees; refuses an act its state does not allow, and one on a version he did not see. */
export async function lockOwnStatement(
  db: Db,
  caller: SignedInCaller,
  { statementNo, version }: SeenStatement,
  act: 'confirm' | 'dispute' | 'withdrawApproval',
): Promise<{ row: StatementRow; view: StatementView }> {
  const view = viewOfCaller(caller);
  const row = await lockStatement(db, numberedIn(view, statementNo));
  if (!row) throw notFound('对账单');
  checkSeen(row, version, () => refuse(actErrors, 'STATEMENT_CHANGED'));
  if (!statementStates.allows(act, row.status)) throw refuse(actErrors, 'STATEMENT_STEP');
  return { row, view };
}

export const actedOn = ({ statementNo, status, version }: StatementRow) => ({
  statementNo,
  status,
  statusLabel: statementLabel(status),
  version,
});

/** What the log of the company keeps of an act. */
export const auditAct = (
  db: Db,
  caller: Pick<SignedInCaller, 'firmId' | 'userId'>,
  action: StatementAction,
  { before, after, detail = '' }: { before: StatementRow; after: StatementRow; detail?: string },
): Promise<void> =>
  writeAudit(db, caller, {
    action,
    objectType: 'statement',
    objectId: after.statementNo,
    before: { status: statementLabel(before.status) },
    after: { status: statementLabel(after.status), detail },
  });
