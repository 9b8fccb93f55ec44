import type { Post } from '#business/messages/api/public.ts';
import { caseHref } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { afterSaleMessages } from '../../contract/message-events.ts';
import { lockCase } from '../case-repo.ts';
import { lockReturn, type ReturnRow } from './return-repo.ts';

/** Topic of pick-ups that nobody agreed to: the case waits as before, and its customer has to do something. */
export const RETURN_FAILED = 'after-sale.return_failed';

export interface FailedReturn {
  firmId: string;
  caseId: string;
  returnId: string;
}

/** Has the customer told of a pick-up that failed while his case stayed where it was; a case that moves is told of by its move. */
export function announceUnbooked(db: Db, { firmId, id, caseId }: ReturnRow): Promise<void> {
  const failed: FailedReturn = { firmId: String(firmId), caseId: String(caseId), returnId: String(id) };
  return enqueueEffect(db, RETURN_FAILED, failed, firmId);
}

export async function tellUnbooked(db: Db, { messages }: Post, failed: FailedReturn): Promise<void> {
  const firmId = BigInt(failed.firmId);
  const { caseNo, kind, userId } = await lockCase(db, { firmId, caseId: BigInt(failed.caseId) });
  const { failure } = await lockReturn(db, { firmId, id: BigInt(failed.returnId) });
  await messages.tell(db, {
    ...{ event: afterSaleMessages.pickupFailed, firmId, to: [userId], href: caseHref(caseNo) },
    key: `after-sale.unbooked:${failed.returnId}`,
    title: `${CASE_KINDS[kind]}单 ${caseNo} 取件未成功`,
    text: `${failure}。请重新预约上门取件，或自行寄回后填写运单号。`,
  });
}
