import { readOrderToApprove, readPaidPrices } from '#features/orders/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { DocumentKeeper, DocumentPlace, NextAct, PastPrice } from '../requests/document-keeper.ts';
import { dueOf, snapshotOfOrder } from './order-snapshot.ts';

type Actor = Pick<Caller, 'firmId' | 'userId'>;

/** What becomes of an order when its approval ends: given from outside, with the money it is paid by. */
export interface OrderSettlement {
  pass(db: Db, place: DocumentPlace, actor: Actor): Promise<NextAct | null>;
  end(db: Db, place: DocumentPlace, end: Parameters<DocumentKeeper['end']>[2]): Promise<void>;
  dropLines(
    db: Db,
    place: DocumentPlace,
    drop: { lineNos: readonly number[]; actor: { userId: bigint }; reason: string },
  ): Promise<void>;
}

async function readPrices(db: Db, place: DocumentPlace): Promise<Map<string, PastPrice[]>> {
  const found = await readOrderToApprove(db, place);
  const itemNos = [...new Set(found?.lines.map(({ itemNo }) => itemNo))];
  const paid = itemNos.length > 0 ? await readPaidPrices(db, place, itemNos) : [];
  const byItem = Map.groupBy(paid, ({ itemNo }) => itemNo);
  const told = [...byItem].map(([itemNo, prices]): [string, PastPrice[]] => [
    itemNo,
    prices.map(({ at, salesPrice }) => ({ at, price: formatUnitPrice(salesPrice) })).reverse(),
  ]);
  return new Map(told);
}

/** Orders as documents that are approved. */
export function createOrderKeeper(settlement: OrderSettlement): DocumentKeeper {
  return {
    async read(db, place) {
      const found = await readOrderToApprove(db, place);
      if (found?.order.status !== 'approving') return null;
      return { snapshot: snapshotOfOrder(found), amountFen: dueOf(found.order) };
    },
    pass: settlement.pass,
    end: settlement.end,
    async dropLines(db, place, { actor, ...drop }) {
      const { userId } = actor;
      if (userId === null) throw new Error('lines are refused by people');
      await settlement.dropLines(db, place, { ...drop, actor: { userId } });
    },
    readPrices,
  };
}
