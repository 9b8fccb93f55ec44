import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beginCase, type CasePlace, type CaseRow, moveCase, placeOf } from '#features/after-sales/api/case-repo.ts';
import { insertCase, insertCaseLines } from '#features/after-sales/api/case-rows-repo.ts';
import { beginReturn } from '#features/after-sales/api/returns/begin-return.ts';
import { insertReturn, type ReturnRow } from '#features/after-sales/api/returns/return-repo.ts';
import type { CaseReason } from '#features/after-sales/contract/case-reasons.ts';
import type { CaseKind, ReturnWay } from '#features/after-sales/contract/case-words.ts';
import { orderLines, orders } from '#features/orders/api/order-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import type { TestShop } from '#tests/test-shop.ts';
import type { TestMember } from './build-member.ts';
import { placeOrder } from './place-order.ts';
import type { deskOf } from './send-order.ts';

interface ReturnedCase {
  kind?: CaseKind;
  reason?: CaseReason;
  way?: ReturnWay;
  quantity?: number;
}

const SHOP = { side: 'shop', firmId: null, userId: null } as const;

/** An order of one line that was sent and signed for. */
export async function signedFor(
  shop: TestShop,
  buyer: TestMember,
  desk: ReturnType<typeof deskOf>,
  skuCode: string,
  quantity: number,
): Promise<string> {
  const { orderNo } = (await placeOrder(shop, buyer, [{ skuCode, quantity }])).body.data;
  const { shipmentNo } = await desk.send(orderNo);
  await desk.act('shipments/deliver', orderNo, { shipmentNo });
  const signed = { shipmentNo, signer: '王师傅', lines: [{ lineNo: 1, received: quantity }] };
  await shop.post('/oms-front/trade/signShipment', signed, { token: buyer.token, key: randomUUID() });
  return orderNo;
}

/** A case of the first line of a signed order, granted: its goods are to come back to warehouse SH. */
export async function grantedCase(
  shop: TestShop,
  buyer: TestMember,
  orderNo: string,
  { kind = 'return', reason = 'not_needed', way = 'pickup', quantity = 1 }: ReturnedCase = {},
): Promise<{ row: CaseRow; parcel: ReturnRow }> {
  const [order] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (!order) throw new Error(`no order ${orderNo}`);
  const [line] = await shop.db.owner.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  if (!line) throw new Error('no line');
  const askedFen = (line.amountFen * BigInt(quantity)) / BigInt(line.quantity);
  const { firmId, id: orderId, userId, address: pickupAddress } = order;
  return inTransaction(shop.db.app, { firmId, userId: buyer.userId, right: 'desk' }, 'write', async (db) => {
    const place = { firmId, userId, orderId, kind, status: 'reviewing', lineCount: 1, returnWay: way } as const;
    const born = await insertCase(db, { ...place, askedFen, grantedFen: askedFen, pickupAddress });
    const counts = { quantity, grantedQuantity: quantity, askedFen, grantedFen: askedFen };
    await insertCaseLines(db, placeOf(born), [
      { orderLineId: line.id, skuId: line.skuId, lineNo: 1, reason, ...counts },
    ]);
    const begun = await beginCase(db, born, { actor: SHOP, kind: 'applied' });
    const row = await moveCase(db, begun, 'to_return', { actor: SHOP, kind: 'granted' });
    const parcel = await beginReturn(db, row, 'SH');
    if (!parcel) throw new Error('no parcel');
    return { row, parcel };
  });
}

/** A parcel that waits to be sent, of a case as it is. */
export const openParcel = (shop: TestShop, place: CasePlace): Promise<ReturnRow> =>
  inTransaction(shop.db.app, { firmId: place.firmId, userId: null, right: 'desk' }, 'write', (db) =>
    insertReturn(db, { ...place, way: 'mail', status: 'asked', warehouse: 'SH' }),
  );
