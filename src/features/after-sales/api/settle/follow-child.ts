import { handOver } from '#features/fulfilment/api/public.ts';
import { ENDED, isOrderStatus } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type CaseRow, lockCaseWhere, moveCase, ofChildOrder, placeOf } from '../case-repo.ts';
import { answerRepair } from '../desk/repair-repo.ts';
import { keepSettled, readGoods } from './read-goods.ts';
import { type OrderLineRow, readOrderLines, readOrderRow } from './read-order-facts.ts';
import { SHOP } from './settle-actors.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

const isOver = (status: string) => isOrderStatus(status) && ENDED.includes(status);

const allSent = (lines: readonly OrderLineRow[]) =>
  lines.some(({ shippedQuantity }) => shippedQuantity > 0) &&
  lines.every(({ quantity, cancelledQuantity, shippedQuantity }) => shippedQuantity >= quantity - cancelledQuantity);

/** Units of the case are those that were sent; the child has its lines in the order of the case. Null: none were. */
async function keepSent(db: Db, row: CaseRow, sent: readonly OrderLineRow[] | null): Promise<void> {
  await keepSettled(db, row, await readGoods(db, row), (_, index) => sent?.[index]?.shippedQuantity ?? 0);
}

/** Sent whole, the customer is asked whether all is well; come to nothing, he chooses again. */
async function followSent(db: Db, row: CaseRow, status: string, lines: readonly OrderLineRow[]): Promise<void> {
  if (isOver(status)) {
    await keepSent(db, row, null);
    await moveCase(db, row, 'choosing', { actor: SHOP, kind: 'choosing', set: { childOrderId: null } });
  } else if (allSent(lines)) {
    await keepSent(db, row, lines);
    await moveCase(db, row, 'confirming', { actor: SHOP, kind: 'shipped' });
  }
}

/** Goods that were there before are handed over as soon as their order stands; without an order the desk looks at them again. */
async function followKept(db: Db, row: CaseRow, child: { orderNo: string; status: string }, place: Place) {
  if (child.status === 'to_ship') {
    await handOver(db, place, { carrier: '客户留购', trackingNo: row.caseNo, signer: row.contactName || '客户' });
  } else if (isOver(child.status) && (row.status === 'confirming' || row.status === 'completed')) {
    await keepSent(db, row, null);
    await moveCase(db, row, 'reviewing', {
      ...{ actor: SHOP, kind: 'reopened', detail: `留购订单 ${child.orderNo} 已取消` },
      set: { childOrderId: null },
    });
  }
}

/** A repair begins once its charge stands, and is handed over in the books with it; called off, the customer is asked again. */
async function followCharge(db: Db, row: CaseRow, child: { orderNo: string; status: string }, place: Place) {
  if (row.status !== 'charging') return;
  if (child.status === 'to_ship') {
    await handOver(db, place, { carrier: '维修服务', trackingNo: child.orderNo, signer: row.contactName || '客户' });
    await moveCase(db, row, 'repairing', { actor: SHOP, kind: 'repairing', detail: `维修费订单 ${child.orderNo}` });
  } else if (isOver(child.status)) {
    await answerRepair(db, placeOf(row), 'offered');
    const detail = `维修费订单 ${child.orderNo} 已取消，请重新选择`;
    await moveCase(db, row, 'estimating', { actor: SHOP, kind: 'estimated', detail, set: { childOrderId: null } });
  }
}

/** An order has moved: if it belongs to a case, that follows. A repeat finds the case where it is to be. */
export async function followChild(db: Db, place: Place): Promise<void> {
  const row = await lockCaseWhere(db, ofChildOrder(place));
  if (!row) return;
  const child = await readOrderRow(db, place);
  if (row.kind === 'over_keep') return followKept(db, row, child, place);
  if (row.kind === 'repair') return followCharge(db, row, child, place);
  if (row.status === 'exchanging') await followSent(db, row, child.status, await readOrderLines(db, place));
}
