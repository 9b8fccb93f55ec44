import { and, desc, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { FREED } from '../../rules/case-status.ts';
import { accountKey, openAccount } from '../account-seal.ts';
import { afterSaleCases as cases } from '../case-tables.ts';

/** Cases whose account cannot be opened (another secret) name none: people ask the customer. */
function opened(sealed: string, key: Buffer) {
  try {
    return openAccount(sealed, key);
  } catch {
    return null;
  }
}

/**
 * Accounts that customers named for their money, by the id of the order, whole: for whoever of the desk transfers it. Those of
 * cases whose refund is due; where it is not a case that waits (a repeat, a late look), all that were named.
 */
export const refundAccounts = (pepper: Buffer) => {
  const key = accountKey(pepper);
  return async (db: Db, orderIds: readonly bigint[]) => {
    const named = and(
      inArray(cases.orderId, [...orderIds]),
      isNotNull(cases.sealedAccount),
      notInArray(cases.status, [...FREED]),
    );
    const rows =
      orderIds.length === 0
        ? []
        : await db
            .select({
              caseNo: cases.caseNo,
              orderId: cases.orderId,
              status: cases.status,
              sealed: cases.sealedAccount,
            })
            .from(cases)
            .where(named)
            .orderBy(desc(cases.id));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return new Map(
      [...byOrder].map(([orderId, ofOrder]) => {
        const waiting = ofOrder.filter(({ status }) => status === 'refunding');
        const accounts = (waiting.length > 0 ? waiting : ofOrder).flatMap(({ caseNo, sealed }) => {
          const account = sealed === null ? null : opened(sealed, key);
          return account ? [{ caseNo, ...account }] : [];
        });
        return [orderId, accounts] as const;
      }),
    );
  };
};
