import { toldLineFields } from '#business/line-fields/rules/public.ts';
import { skuPicture } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { isInside } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { CASE_REASONS } from '../../contract/case-reasons.ts';
import type { CaseDetail, CaseDetailLine } from '../../contract/case-schemas.ts';
import { RETURN_WAYS, type ReturnWay } from '../../contract/case-words.ts';
import { reopenUntil } from '../../rules/buyer-acts.ts';
import { caseStates } from '../../rules/case-status.ts';
import { payerLabel } from '../../rules/split-application.ts';
import { accountTail } from '../account-seal.ts';
import { readCaseFiles } from '../case-attachments.ts';
import { type CaseLine, type CaseRow, findCaseByNo, placeOf, readCaseLines, visibleNumbered } from '../case-repo.ts';
import { readPolicy } from '../policy-repo.ts';
import {
  readCaseEvents,
  readName,
  readOrderNos,
  readParcels,
  readQuestion,
  readRefund,
  readRepair,
} from './case-facts-repo.ts';
import { presentState, sinceOf } from './present-case.ts';

function presentLine(line: CaseLine, inside: boolean): CaseDetailLine {
  const { lineNo, orderLineNo, itemNo, productName, orderUnit, quantity, reason, note, measured } = line;
  const { grantedQuantity, receivedQuantity, refusedQuantity, settledQuantity } = line;
  return {
    ...{ lineNo, orderLineNo, skuCode: itemNo, productName, orderUnit, quantity, reason, note, measured },
    ...{ grantedQuantity, receivedQuantity, refusedQuantity, settledQuantity },
    written: toldLineFields(line.written, inside),
    productImg: skuPicture({ itemNo }),
    reasonLabel: CASE_REASONS[reason].label,
    askedAmount: formatAmount(line.askedFen),
    grantedAmount: formatAmount(line.grantedFen),
  };
}

type Words = 'approvalStatus' | 'exchangeWish' | 'freightPayer';

/** Columns whose words the checks of the table let in. */
const wordsOf = (one: CaseRow) =>
  ({ approvalStatus: one.approvalStatus, exchangeWish: one.exchangeWish, freightPayer: one.freightPayer }) as Pick<
    CaseDetail,
    Words
  >;

function presentHow(one: CaseRow, key: Buffer) {
  const way = one.returnWay as ReturnWay;
  const { contactName, contactPhone, pickupAddress, rejectReason, reopenings } = one;
  return {
    ...wordsOf(one),
    ...{ contactName, contactPhone, pickupAddress, rejectReason, reopenings },
    ...{ returnWay: way, returnWayLabel: RETURN_WAYS[way] },
    freightPayerLabel: payerLabel(one.freightPayer === 'buyer' ? 'buyer' : 'shop'),
    freightAmount: formatAmount(one.freightFen),
    accountTail: accountTail(one.sealedAccount, key),
  };
}

/** A case as its company reads it: goods, talk, parcels, money, and what may be done now. */
export async function readCaseDetail(
  db: Db,
  caller: SignedInCaller,
  caseNo: string,
  { now, accountKey }: { now: Date; accountKey: Buffer },
): Promise<CaseDetail> {
  const one = await findCaseByNo(db, visibleNumbered(caller, caseNo));
  if (!one) throw notFound('售后单');
  const place = placeOf(one);
  const inside = isInside(caller.identity);
  const policy = await readPolicy(db);
  const orders = await readOrderNos(db, one.firmId, [one.orderId, one.childOrderId ?? one.orderId]);
  const { status, reopenings, childOrderId } = one;
  const until = reopenUntil({ status, reopenings, since: sinceOf(one), reopenDays: policy.reopenDays });
  const context = { caller, policy, now };
  return {
    ...presentState(one, orders.get(one.orderId) ?? '', await readName(db, one.userId), context),
    ...presentHow(one, accountKey),
    tone: caseStates.tone(status),
    question: status === 'supplementing' ? await readQuestion(db, place) : null,
    dueAt: one.dueAt?.toISOString() ?? null,
    settledAt: one.settledAt?.toISOString() ?? null,
    reopenUntil: until !== null && now <= until ? until.toISOString() : null,
    childOrderNo: childOrderId === null ? null : (orders.get(childOrderId) ?? null),
    lines: (await readCaseLines(db, place)).map((line) => presentLine(line, inside)),
    parcels: await readParcels(db, place),
    repair: await readRepair(db, place),
    refund: await readRefund(db, place),
    events: await readCaseEvents(db, place, inside),
    files: await readCaseFiles(db, place),
  };
}
