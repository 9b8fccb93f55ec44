import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Database, Db } from '#platform/api/database.ts';
import { changeOrderDetails } from '../change-details.ts';
import { readOrderForOthers } from '../read-order-for-others.ts';
import { linkKey } from './link-code.ts';
import { behindLink } from './open-link.ts';
import { makeLink } from './share-order.ts';

/**
 * What others show and change of orders on pages of their own; orders keep their links themselves (decision 0024).
 * `pepper`: secret of the installation, with which links are sealed.
 */
export function ordersForOthers(pepper: Buffer) {
  const key = linkKey(pepper);
  return {
    /** A link to an order that the caller may share, for those who give it a page of their own. */
    makeLink: (db: Db, caller: SignedInCaller, wish: { orderNo: string; days: number; prices: boolean }) =>
      makeLink(db, caller, key, wish),
    /** Works on the order behind a link: its number and its keys, in the name of its firm. */
    behindLink: <T>(
      { database, code }: { database: Database; code: string },
      work: (db: Db, order: { firmId: bigint; orderId: bigint; orderNo: string }) => Promise<T>,
    ): Promise<T> =>
      behindLink(database, key, code, (db, { place, found }) => work(db, { ...place, orderNo: found.order.orderNo })),
    read: readOrderForOthers,
    changeDetails: changeOrderDetails,
  };
}
