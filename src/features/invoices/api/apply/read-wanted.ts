import { and } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { PreviewInput } from '../../contract/apply-schemas.ts';
import { applyErrors } from '../../contract/invoice-errors.ts';
import { type InvoiceableOrder, lockOrders, readInvoiceable } from '../invoiceable-repo.ts';
import { readStatementWishes, type StatementWish } from './read-statement-wishes.ts';
import { allLines, namedLines, type WantedLine } from './wanted-lines.ts';

/** Keys of the orders a caller may see, all of those named or none. */
async function readSeenIds(db: Db, caller: SignedInCaller, orderNos: readonly string[]): Promise<bigint[]> {
  const wanted = [...new Set(orderNos)];
  const rows = await db
    .select({ id: ordersView.id })
    .from(ordersView)
    .where(and(visibleTo(caller, ordersView), amongTexts(ordersView.orderNo, wanted)));
  if (rows.length < wanted.length) throw notFound('订单');
  return rows.map(({ id }) => id);
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** What of a statement is not invoiced yet: never more than is free, whichever way the rest was asked for. */
function statementLines(orders: readonly InvoiceableOrder[], wishes: readonly StatementWish[]): WantedLine[] {
  const wanted = wishes.flatMap((wish) => {
    const order = orders.find(({ orderId }) => orderId === wish.orderId);
    const goods = order?.goods.find(({ lineNo }) => lineNo === wish.lineNo);
    const free = wish.lineNo === 0 ? order?.freight.free : goods?.free;
    if (!order || !free || free.amountFen <= 0n || wish.amountFen <= 0n) return [];
    const { orderNo } = order;
    const quantity = Math.min(wish.lineNo === 0 ? 1 : Math.max(0, wish.quantity), free.quantity);
    return [{ ...wish, orderNo, quantity, amountFen: least(wish.amountFen, free.amountFen) }];
  });
  return namedLines(orders, wanted);
}

/**
 * Lines an application is about, as they may be invoiced now. `lock`: the orders stay as they are until it is written.
 */
export async function readWanted(
  db: Db,
  caller: SignedInCaller,
  { source, orderNos, statementNos, lines }: Pick<PreviewInput, 'source' | 'orderNos' | 'statementNos' | 'lines'>,
  lock: boolean,
): Promise<WantedLine[]> {
  const wishes = source === 'statements' ? await readStatementWishes(db, caller, statementNos) : [];
  const ids =
    source === 'statements'
      ? [...new Set(wishes.map(({ orderId }) => orderId))]
      : await readSeenIds(db, caller, orderNos);
  if (lock) await lockOrders(db, caller.firmId, ids);
  const orders = await readInvoiceable(db, caller.firmId, ids);
  const wanted =
    source === 'statements' ? statementLines(orders, wishes) : lines ? namedLines(orders, lines) : allLines(orders);
  if (wanted.length === 0) throw refuse(applyErrors, 'INVOICE_NOTHING');
  return wanted;
}
