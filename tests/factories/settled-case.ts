import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  beginCase,
  type CaseLine,
  type CaseRow,
  changeCaseLine,
  lockCase,
  moveCase,
  placeOf,
  readCaseLines,
} from '#features/after-sales/api/case-repo.ts';
import { insertCase, insertCaseLines } from '#features/after-sales/api/case-rows-repo.ts';
import { settleCase } from '#features/after-sales/api/settle/settle-case.ts';
import { type ShelvedLine, shelve } from '#features/after-sales/api/settle/shelve.ts';
import type { CaseReason } from '#features/after-sales/contract/case-reasons.ts';
import type { CaseKind } from '#features/after-sales/contract/case-words.ts';
import { orderLines, orders } from '#features/orders/api/order-tables.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { sum } from '#platform/shared/money.ts';
import type { TestShop } from '#tests/test-shop.ts';
import type { TestMember } from './build-member.ts';
import { placeOrder } from './place-order.ts';
import type { deskOf } from './send-order.ts';

export interface SignedCount {
  received: number;
  short?: number;
  over?: number;
  damaged?: number;
}

export interface CaseWish {
  kind: CaseKind;
  reason?: CaseReason;
  /** By the number of the order line. */
  lines: readonly { lineNo: number; quantity: number; askedFen: bigint }[];
  exchangeWish?: 'wait' | 'refund';
  freightFen?: bigint;
}

/** A rule of the shop. */
const SHOP = { side: 'shop', firmId: null, userId: null } as const;

export const ordered = async (shop: TestShop, orderNo: string) => {
  const [order] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (!order) throw new Error(`no order ${orderNo}`);
  const lines = await shop.db.owner
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.lineNo);
  return { ...order, lines };
};

/** An order, placed, sent and signed for; counts by line, as sent unless told otherwise. */
export async function signedOrder(
  shop: TestShop,
  buyer: TestMember,
  desk: ReturnType<typeof deskOf>,
  wishes: readonly { skuCode: string; quantity: number }[],
  counts: readonly SignedCount[] = wishes.map(({ quantity }) => ({ received: quantity })),
): Promise<string> {
  const { body } = await placeOrder(shop, buyer, wishes);
  if (!body.success) throw new Error(JSON.stringify(body));
  const { orderNo } = body.data;
  await signOrder(shop, buyer, desk, orderNo, counts);
  return orderNo;
}

/** Sends an order that waits for the warehouse, and signs for it. */
export async function signOrder(
  shop: TestShop,
  buyer: TestMember,
  desk: ReturnType<typeof deskOf>,
  orderNo: string,
  counts: readonly SignedCount[],
): Promise<void> {
  const { shipmentNo } = await desk.send(orderNo);
  await desk.act('shipments/deliver', orderNo, { shipmentNo });
  const lines = counts.map((count, index) => ({ lineNo: index + 1, ...count }));
  const as = { token: buyer.token, key: randomUUID() };
  const signed = await shop.post('/oms-front/trade/signShipment', { shipmentNo, signer: '王师傅', lines }, as);
  if (!signed.body.success) throw new Error(JSON.stringify(signed.body));
}

/** Writes a case as its buyer would have handed it in, without looking whether he may. */
export async function writtenCase(
  shop: TestShop,
  buyer: TestMember,
  orderNo: string,
  wish: CaseWish,
): Promise<CaseRow> {
  const { id: orderId, firmId, lines } = await ordered(shop, orderNo);
  const { kind, reason = 'broken', exchangeWish = 'wait', freightFen = 0n } = wish;
  const { userId } = buyer;
  return inTransaction(shop.db.app, { firmId, userId }, 'write', async (db) => {
    const born = await insertCase(db, {
      ...{ firmId, userId, orderId, kind, status: 'reviewing', lineCount: wish.lines.length, exchangeWish, freightFen },
      askedFen: sum(wish.lines.map(({ askedFen }) => askedFen)),
    });
    const rows = wish.lines.map(({ lineNo, quantity, askedFen }, index) => {
      const { id: orderLineId = 0n, skuId = 0n } = lines.find((line) => line.lineNo === lineNo) ?? {};
      const gapFen = kind === 'price_gap' ? askedFen : 0n;
      return { orderLineId, skuId, lineNo: index + 1, quantity, reason, askedFen, gapFen };
    });
    await insertCaseLines(db, placeOf(born), rows);
    return beginCase(db, born, { actor: { side: 'buyer', firmId, userId }, kind: 'applied' });
  });
}

/** Something done about a case under its lock, in nobody's name. */
export const atDesk = <T>(
  shop: TestShop,
  row: CaseRow,
  act: (db: Db, row: CaseRow, lines: CaseLine[]) => Promise<T>,
): Promise<T> =>
  inTransaction(shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', async (db) =>
    act(db, await lockCase(db, placeOf(row)), await readCaseLines(db, placeOf(row))),
  );

export async function grantLines(db: Db, row: CaseRow, lines: readonly CaseLine[]): Promise<void> {
  for (const { id: lineId, quantity, askedFen } of lines) {
    const granted = { grantedQuantity: quantity, grantedFen: askedFen };
    await changeCaseLine(db, { firmId: row.firmId, lineId }, granted);
  }
}

/** The desk grants all that was asked for; nothing comes back. */
export const grantAndSettle = (shop: TestShop, row: CaseRow): Promise<CaseRow> =>
  atDesk(shop, row, async (db, locked, lines) => {
    await grantLines(db, locked, lines);
    return settleCase(db, SHOP, locked);
  });

/** Granted, sent back, counted and graded in the warehouse: all of it good unless told otherwise. */
export const returnAndSettle = (
  shop: TestShop,
  row: CaseRow,
  grade: (line: CaseLine) => Omit<ShelvedLine, 'lineId'> & { refused?: number } = ({ quantity }) => ({
    ...{ good: quantity, blocked: 0, scrap: 0 },
  }),
): Promise<CaseRow> =>
  atDesk(shop, row, async (db, locked, lines) => {
    await grantLines(db, locked, lines);
    const sent = await moveCase(db, locked, 'to_return', { actor: SHOP, kind: 'granted' });
    const here = await moveCase(db, sent, 'inspecting', { actor: SHOP, kind: 'received' });
    const shelved = lines.map((line) => ({ lineId: line.id, ...grade(line) }));
    for (const { lineId, good, blocked, scrap, refused = 0 } of shelved) {
      const counted = { goodQuantity: good, blockedQuantity: blocked, scrapQuantity: scrap, refusedQuantity: refused };
      const receivedQuantity = good + blocked + scrap + refused;
      await changeCaseLine(db, { firmId: row.firmId, lineId }, { receivedQuantity, ...counted });
    }
    await shelve(db, SHOP, here, shelved, 'SH');
    return settleCase(db, SHOP, here);
  });
