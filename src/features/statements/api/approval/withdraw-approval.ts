import { voidApproval } from '#features/approvals/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { actedOn, auditAct, buyerOf, lockOwnStatement, type SeenStatement } from '../acts/own-statement.ts';
import { changeStatement, findStatement, insertStatementEvent } from '../statement-repo.ts';
import { numberedIn, viewOfCaller } from '../statement-scope-repo.ts';
import { STATEMENT_KIND } from './statement-kind.ts';

/** Takes back what was handed in: approvers are asked no more, and the lines wait again. Their request is locked before the statement. */
export async function withdrawApproval(db: Db, caller: SignedInCaller, seen: SeenStatement) {
  const { statementNo } = seen;
  if (!(await findStatement(db, numberedIn(viewOfCaller(caller), statementNo)))) throw notFound('对账单');
  const { firmId } = caller;
  await voidApproval(db, { firmId, documentType: STATEMENT_KIND.code, documentNo: statementNo }, '对账单确认已撤回');
  const { row } = await lockOwnStatement(db, caller, seen, 'withdrawApproval');
  const after = await changeStatement(db, row, { approvalStatus: 'none' });
  await insertStatementEvent(db, after, { actor: buyerOf(caller), kind: 'approval_withdrawn' }, row.status);
  await auditAct(db, caller, 'statement.approval_withdrawn', { before: row, after });
  return actedOn(after);
}
