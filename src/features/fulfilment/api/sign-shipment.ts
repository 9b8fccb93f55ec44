import { findWay } from '#business/documents/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { signErrors } from '../contract/fulfilment-errors.ts';
import type { OrderWork } from '../rules/order-work.ts';
import { isSettled, SHIPMENT_STATUSES } from '../rules/shipment-status.ts';
import { countProblem, isDisputed, type SignCount } from '../rules/sign-counts.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { shipmentOf } from './open-work.ts';
import { settleWork } from './settle-work.ts';
import { insertNews, insertSign, moveShipment } from './shipment-repo.ts';
import type { WorkActor } from './work-actor.ts';

export interface SignFacts {
  shipmentNo: string;
  signer: string;
  kind: 'person' | 'auto';
  note: string;
  counts: SignCount[];
  signedAt: Date;
}

const total = (counts: readonly SignCount[], field: 'short' | 'over' | 'damaged') =>
  counts.reduce((sum, count) => sum + count[field], 0);

/** What is not as it was sent, in words: 短少 2，破损 1. */
function disputeText(counts: readonly SignCount[]): string {
  const words = [
    ['短少', total(counts, 'short')],
    ['多发', total(counts, 'over')],
    ['破损', total(counts, 'damaged')],
  ] as const;
  return words.flatMap(([word, units]) => (units > 0 ? [`${word} ${units}`] : [])).join('，');
}

/** A parcel is signed, line by line; the order follows. Answers the order and the record, for its receipts. */
export async function signShipment(db: Db, actor: WorkActor, work: OrderWork, facts: SignFacts) {
  const { shipmentNo, signer, kind, note, counts, signedAt } = facts;
  const { shipmentId, status, lines } = shipmentOf(work, shipmentNo);
  const way = findWay(SHIPMENT_STATUSES, status, 'signed');
  if (isSettled(status) || !way) throw refuse(signErrors, 'SIGN_NOT_NOW');
  const problem = countProblem(lines, counts);
  if (problem) throw refuse(signErrors, 'SIGN_COUNTS_REFUSED', { message: problem });
  const { firmId, orderId } = work;
  await moveShipment(db, { firmId, shipmentId }, way, signedAt);
  const signId = await insertSign(db, { firmId, orderId, shipmentId, signer, kind, note, signedAt }, counts);
  const dispute = counts.some(isDisputed) ? disputeText(counts) : '';
  const words = [`已签收，签收人：${signer}`, dispute].filter(Boolean).join('，');
  await insertNews(db, { firmId, shipmentId }, { noticeId: 'signed', happenedAt: signedAt, place: '', words });
  // Whether that was the buyer himself is looked at where he is told.
  const by = { userId: actor.userId === null ? null : String(actor.userId), signer };
  if (kind === 'person') await notifyBuyer(db, { firmId, shipmentId }, 'signedByOther', by);
  const after = {
    shipmentNo,
    signer,
    counts: counts.map(({ lineId, ...count }) => ({ ...count, line: String(lineId) })),
  };
  const detail = [shipmentNo, words].join(' ');
  const signed = await settleWork(db, actor, work, { kind: 'signed', detail, action: 'shipment.signed', after });
  return { work: signed, signId };
}
