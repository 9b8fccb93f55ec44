import { skuPicture } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { BuyerAct, CaseListRow } from '../../contract/case-schemas.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { actsOf } from '../../rules/buyer-acts.ts';
import { caseLabel } from '../../rules/case-status.ts';
import { mayAsk } from '../apply/own-order.ts';
import type { CaseRow } from '../case-rows-repo.ts';
import type { CasePolicy } from '../policy-repo.ts';

export interface ActContext {
  caller: SignedInCaller;
  policy: Pick<CasePolicy, 'reopenDays'>;
  now: Date;
}

/** From when on the days of opening it again count: it was settled, rejected, or came to where the customer is asked. */
export const sinceOf = ({ status, settledAt, updatedAt }: CaseRow): Date =>
  status === 'completed' ? (settledAt ?? updatedAt) : updatedAt;

/** What the caller may do with a case now; who may not act on it may do nothing. */
export function actsFor(one: CaseRow, { caller, policy, now }: ActContext): BuyerAct[] {
  if (!mayAsk(one, caller) || !caller.permissions.has('AFTER_SALES_ADD')) return [];
  const { status, returnWay, reopenings } = one;
  return actsOf({ status, returnWay, reopenings, since: sinceOf(one), reopenDays: policy.reopenDays, now });
}

/** Decided, by somebody or by the limits: from then on the granted amount counts. */
const isGranted = ({ status, grantedFen, quick }: CaseRow): boolean =>
  quick || grantedFen > 0n || !['approving', 'reviewing', 'supplementing', 'rejected', 'withdrawn'].includes(status);

/** What list and detail say alike. */
export function presentState(one: CaseRow, orderNo: string, buyerName: string, context: ActContext) {
  const { caseNo, kind, status, version, quick, lineCount, askedFen, grantedFen, createdAt, confirmUntil } = one;
  return {
    ...{ caseNo, orderNo, kind, status, version, quick, lineCount, buyerName },
    kindLabel: CASE_KINDS[kind],
    statusLabel: caseLabel(status),
    askedAmount: formatAmount(askedFen),
    grantedAmount: isGranted(one) ? formatAmount(grantedFen) : null,
    createdAt: createdAt.toISOString(),
    confirmUntil: confirmUntil?.toISOString() ?? null,
    acts: actsFor(one, context),
  };
}

interface FirstLine {
  skuCode: string;
  productName: string;
  quantity: number;
  orderUnit: string;
}

export interface ListedCase {
  one: CaseRow;
  orderNo: string;
  poNumber: string | null;
  buyerName: string;
  firstLines: FirstLine[];
}

export const presentRow = ({ one, firstLines, poNumber, ...row }: ListedCase, context: ActContext): CaseListRow => ({
  ...presentState(one, row.orderNo, row.buyerName, context),
  poNumber,
  firstLines: firstLines.map((line) => ({ ...line, productImg: skuPicture({ itemNo: line.skuCode }) })),
});
