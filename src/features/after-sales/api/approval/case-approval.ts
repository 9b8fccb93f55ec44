import { handIn, planDocument, voidApproval } from '#features/approvals/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { applyErrors } from '../../contract/case-errors.ts';
import type { CaseRow } from '../case-rows-repo.ts';
import { readFirmSetting } from '../settings/firm-setting-repo.ts';
import { CASE_KIND } from './case-kind.ts';
import { readCaseDocument } from './case-snapshot.ts';

export interface AskedGoods {
  skuId: bigint;
  costCenter: string;
  amountFen: bigint;
}

/** Whether a company wants an application of this sum looked at before it leaves; a sum taken apart is the same sum. */
export async function isAboveLimit(db: Db, firmId: bigint, totalFen: bigint): Promise<boolean> {
  const { approvalAboveFen } = await readFirmSetting(db, firmId);
  return approvalAboveFen !== null && totalFen > approvalAboveFen;
}

/** Whether a company wants applications of any sum looked at. */
export const hasLimit = async (db: Db, firmId: bigint): Promise<boolean> =>
  (await readFirmSetting(db, firmId)).approvalAboveFen !== null;

/** Whether the flows of the company ask somebody about these goods; what they forbid is refused in their words. */
export async function wantsApproval(db: Db, caller: SignedInCaller, goods: readonly AskedGoods[]): Promise<boolean> {
  const amountFen = goods.reduce((sum, line) => sum + line.amountFen, 0n);
  const lines = goods.map((line) => ({ ...line, overAgreementBp: null }));
  const plan = await planDocument(db, caller, { documentType: CASE_KIND.code, amountFen, urgent: false, lines });
  if (plan.outcome === 'denied') throw refuse(applyErrors, 'CASE_FLOW_DENIED', messageOf(plan.deniedBy?.message));
  return plan.outcome === 'ask';
}

const messageOf = (message: string | undefined) => (message === undefined ? {} : { message });

/** Asks whoever the company wants asked about a case that waits for it; answers the number of the request. */
export async function handInCase(db: Db, caller: SignedInCaller, one: CaseRow): Promise<string> {
  const { snapshot, goods } = await readCaseDocument(db, one);
  const document = { amountFen: one.askedFen, urgent: false, lines: goods, snapshot, holdUntil: null };
  const asked = await handIn(db, CASE_KIND, caller, document);
  if (asked.outcome === 'denied') throw refuse(applyErrors, 'CASE_FLOW_DENIED', messageOf(asked.message));
  if (asked.outcome === 'free') throw new Error('a case waits for an approval that nobody is asked for');
  return asked.requestNo;
}

/** A case that is gone: who was asked about it is asked no more. */
export async function dropCaseFlow(db: Db, { firmId, caseNo, approvalStatus }: CaseRow, reason: string): Promise<void> {
  if (approvalStatus !== 'pending') return;
  await voidApproval(db, { firmId, documentType: CASE_KIND.code, documentNo: caseNo }, reason);
}
