import { eq } from 'drizzle-orm';
import type { CaseRow } from '#features/after-sales/api/case-repo.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import type { TestShop } from '#tests/test-shop.ts';
import type { CaseWish } from './settled-case.ts';

/** So many units of the first line never came: they are to be sent again. */
export const missingUnits = (quantity: number): CaseWish => ({
  ...({ kind: 'resend', reason: 'short' } as const),
  lines: [{ lineNo: 1, quantity, askedFen: 0n }],
});

/** Number of the order that brings what a case asked for. */
export async function sentFor(shop: TestShop, { caseNo }: CaseRow): Promise<string> {
  const [child] = await shop.db.owner
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.originCaseNo, caseNo));
  if (!child) throw new Error(`no order for ${caseNo}`);
  return child.orderNo;
}
