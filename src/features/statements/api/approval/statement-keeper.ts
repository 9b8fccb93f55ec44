import { accountStatementHref } from '#business/paths/rules/public.ts';
import type { DocumentKeeper } from '#features/approvals/api/public.ts';
import { approvalErrors } from '#features/approvals/contract/approval-errors.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { confirmOpenLines } from '../acts/confirm-statement-repo.ts';
import { auditAct } from '../acts/own-statement.ts';
import { changeStatement, findStatement, insertStatementEvent, lockStatement } from '../statement-repo.ts';
import { numberedOf } from '../statement-scope-repo.ts';
import { readStatementSnapshot } from './read-statement-snapshot.ts';
import { STATEMENT_KIND } from './statement-kind.ts';

type Place = Parameters<DocumentKeeper['read']>[1];

const conditionOf = ({ firmId, documentNo }: Place) => numberedOf(firmId, documentNo);

async function lockWaiting(db: Db, place: Place) {
  const row = await lockStatement(db, conditionOf(place));
  if (row?.status !== 'approving') throw new Error(`statement ${place.documentNo} does not wait for approval`);
  return row;
}

const ENDS = {
  refused: { kind: 'not_approved', approvalStatus: 'refused' },
  withdrawn: { kind: 'approval_withdrawn', approvalStatus: 'none' },
  expired: { kind: 'approval_expired', approvalStatus: 'none' },
} as const;

/** Statements as documents that are approved: as a whole, and what waited is confirmed with the last yes. */
export const statementKeeper: DocumentKeeper = {
  ...STATEMENT_KIND,
  holds: '待确认的对账单',
  hrefOf: accountStatementHref,
  async read(db, place) {
    const row = await findStatement(db, conditionOf(place));
    if (row?.status !== 'approving') return null;
    return { snapshot: await readStatementSnapshot(db, row), amountFen: row.dueFen > 0n ? row.dueFen : 0n };
  },
  async pass(db, place, actor) {
    const row = await lockWaiting(db, place);
    const by = { side: 'buyer', userId: actor.userId } as const;
    await insertStatementEvent(db, row, { actor: by, kind: 'approved' });
    const { row: after } = await confirmOpenLines(db, row, { actor: by, approvalStatus: 'passed' });
    await auditAct(db, { firmId: place.firmId, userId: actor.userId ?? 0n }, 'statement.approved', {
      before: row,
      after,
    });
    return null;
  },
  async end(db, place, { kind, actor, reason }) {
    const row = await lockWaiting(db, place);
    const { kind: event, approvalStatus } = ENDS[kind];
    const detail = reason.slice(0, 500);
    const after = await changeStatement(db, row, { approvalStatus });
    const by = { side: 'buyer', userId: actor.userId } as const;
    await insertStatementEvent(db, after, { actor: by, kind: event, detail }, row.status);
    const who = { firmId: place.firmId, userId: actor.userId ?? 0n };
    await auditAct(db, who, `statement.${event}`, { before: row, after, detail });
  },
  dropLines() {
    throw refuse(approvalErrors, 'APPROVAL_LINES', { message: '对账单按整单审批，不能剔除单行' });
  },
  readPrices: async () => new Map(),
};
