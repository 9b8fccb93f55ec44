import { handIn } from '#features/approvals/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { confirmErrors } from '../../contract/statement-errors.ts';
import type { StatementRow } from '../statement-repo.ts';
import { readStatementSnapshot } from './read-statement-snapshot.ts';
import { STATEMENT_KIND } from './statement-kind.ts';

/** Asks whoever the company wants asked before a statement is confirmed; null: nobody. */
export async function handInStatement(db: Db, caller: SignedInCaller, row: StatementRow): Promise<string | null> {
  const snapshot = await readStatementSnapshot(db, row);
  const amountFen = row.dueFen > 0n ? row.dueFen : 0n;
  const document = { amountFen, urgent: false, lines: [], snapshot, holdUntil: null };
  const asked = await handIn(db, STATEMENT_KIND, caller, document);
  if (asked.outcome === 'denied') {
    const { message } = asked;
    throw refuse(confirmErrors, 'STATEMENT_FLOW_DENIED', message === undefined ? {} : { message });
  }
  return asked.outcome === 'ask' ? asked.requestNo : null;
}
