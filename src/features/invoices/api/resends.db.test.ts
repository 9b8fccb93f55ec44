import { expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { missingUnits, sentFor } from '#tests/factories/resends.ts';
import { settleWorld } from '#tests/factories/settle-world.ts';
import { grantAndSettle, ordered, signOrder } from '#tests/factories/settled-case.ts';
import { readInvoiceable } from './invoiceable-repo.ts';

const w = settleWorld();

async function free(orderNo: string) {
  const { id, firmId } = await ordered(w.shop, orderNo);
  const [order] = await inTransaction(w.shop.db.app, { firmId, userId: null }, 'read', (db) =>
    readInvoiceable(db, firmId, [id]),
  );
  return order?.goods.map((one) => [one.free.quantity, one.free.amountFen]);
}

/** Of three pieces of 300.00 yuan one comes; what is missing is sent again until all of it is there. */
it('what a resend of a resend brings is invoiced as what was bought, as statements bill it', async () => {
  const orderNo = await w.bought([{ received: 1, short: 2 }]);
  expect(await free(orderNo)).toEqual([[1, 30_000n]]);
  const first = await sentFor(w.shop, await grantAndSettle(w.shop, await w.open(orderNo, missingUnits(2))));
  await signOrder(w.shop, w.buyer, w.desk, first, [{ received: 1, short: 1 }]);
  expect(await free(orderNo)).toEqual([[2, 60_000n]]);
  await w.hear();
  const second = await sentFor(w.shop, await grantAndSettle(w.shop, await w.open(first, missingUnits(1))));
  await signOrder(w.shop, w.buyer, w.desk, second, [{ received: 1, short: 0 }]);
  expect(await free(orderNo)).toEqual([[3, 90_000n]]);
  for (const resend of [first, second]) expect(await free(resend)).toEqual([[expect.any(Number), 0n]]);
});
