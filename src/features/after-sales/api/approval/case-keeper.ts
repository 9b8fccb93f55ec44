import { caseHref } from '#business/paths/rules/public.ts';
import type { DocumentKeeper } from '#features/approvals/api/public.ts';
import { approvalErrors } from '#features/approvals/contract/approval-errors.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { findCaseByNo, lockCaseWhere, moveCase, numberedOf } from '../case-repo.ts';
import { tryQuick } from '../settle/quick.ts';
import { CASE_KIND } from './case-kind.ts';
import { readCaseDocument } from './case-snapshot.ts';

type Place = Parameters<DocumentKeeper['read']>[1];

async function lockWaiting(db: Db, { firmId, documentNo }: Place) {
  const one = await lockCaseWhere(db, numberedOf(firmId, documentNo));
  if (one?.status !== 'approving') throw new Error(`case ${documentNo} does not wait for approval`);
  return one;
}

const ENDS = {
  refused: { to: 'rejected', kind: 'not_approved', approvalStatus: 'refused' },
  withdrawn: { to: 'withdrawn', kind: 'approval_withdrawn', approvalStatus: 'none' },
  expired: { to: 'rejected', kind: 'approval_expired', approvalStatus: 'none' },
} as const;

/** Cases as documents that are approved: as a whole. */
export const caseKeeper: DocumentKeeper = {
  ...CASE_KIND,
  holds: '可售后数量',
  hrefOf: caseHref,
  async read(db, { firmId, documentNo }) {
    const one = await findCaseByNo(db, numberedOf(firmId, documentNo));
    if (one?.status !== 'approving') return null;
    const { snapshot } = await readCaseDocument(db, one);
    return { snapshot, amountFen: one.askedFen };
  },
  async pass(db, place, { firmId, userId }) {
    const one = await lockWaiting(db, place);
    const actor = { side: 'buyer', firmId, userId } as const;
    const passed = { actor, kind: 'approved', set: { approvalStatus: 'passed' } } as const;
    const moved = await moveCase(db, one, 'reviewing', passed);
    await writeAudit(
      db,
      { firmId, userId },
      {
        action: 'after_sale.approved',
        objectType: 'after_sale',
        objectId: one.caseNo,
      },
    );
    await tryQuick(db, moved);
    return null;
  },
  async end(db, place, { kind, actor: { firmId, userId }, reason }) {
    const one = await lockWaiting(db, place);
    const { to, kind: event, approvalStatus } = ENDS[kind];
    const detail = reason.slice(0, 500);
    const set = { approvalStatus, ...(to === 'rejected' && { rejectReason: detail || '公司审批未通过' }) };
    await moveCase(db, one, to, { actor: { side: 'buyer', firmId, userId }, kind: event, detail, set });
    await writeAudit(
      db,
      { firmId, userId },
      {
        action: `after_sale.${event}`,
        objectType: 'after_sale',
        objectId: one.caseNo,
        after: { detail },
      },
    );
  },
  dropLines() {
    throw refuse(approvalErrors, 'APPROVAL_LINES', { message: '售后按整单审批，不能剔除单行' });
  },
  readPrices: async () => new Map(),
};
