import { eq } from 'drizzle-orm';
import { afterSaleCases, afterSaleLines } from '#features/after-sales/api/case-tables.ts';
import { orderLines, orders } from '#features/orders/api/order-tables.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { buildMember, type TestMember } from './build-member.ts';
import { buildSku } from './build-sku.ts';
import { nextNumber } from './next-number.ts';
import { placeOrder } from './place-order.ts';

type CaseFacts = Partial<Pick<typeof afterSaleCases.$inferInsert, 'kind' | 'userId'>>;

/** A case of one line about an order of somebody in the owner's firm; null where nobody of it may order. */
export async function buildCase(shop: TestShop, owner: TestMember, facts: CaseFacts = {}) {
  const db = shop.db.owner;
  const { itemNo } = await buildSku(db);
  const buyer = await buildMember(db, { firm: owner, loginSource: 3 });
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 3 }]);
  if (!body.data) return null;
  const { firmId, userId } = owner;
  const orderNo = body.data.orderNo as string;
  const [line] = await db
    .select({ lineId: orderLines.id, skuId: orderLines.skuId, orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.orderNo, orderNo));
  if (!line) throw new Error('order not found');
  const caseNo = `SH261231${String(nextNumber() % 1_000_000).padStart(6, '0')}`;
  const head = { firmId, userId, orderId: line.orderId, caseNo, kind: 'return', status: 'reviewing', lineCount: 1 };
  const [row] = await db
    .insert(afterSaleCases)
    .values({ ...head, askedFen: 1_000n, ...facts })
    .returning({ caseId: afterSaleCases.id });
  if (!row) throw new Error('case not written');
  const { caseId } = row;
  const wish = { lineNo: 1, quantity: 1, reason: 'broken', askedFen: 1_000n };
  await db.insert(afterSaleLines).values({ firmId, caseId, orderLineId: line.lineId, skuId: line.skuId, ...wish });
  return { caseNo, caseId, orderNo };
}
