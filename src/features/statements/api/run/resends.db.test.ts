import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { billNow } from '#tests/factories/build-statement.ts';
import { missingUnits, sentFor } from '#tests/factories/resends.ts';
import { settleWorld } from '#tests/factories/settle-world.ts';
import { grantAndSettle, signOrder } from '#tests/factories/settled-case.ts';
import { brokenStatements } from '#tests/statement-invariants.ts';
import { statementLines } from '../statement-tables.ts';

const w = settleWorld();

/** Three pieces of 300.00 yuan, of which one comes; what is missing is sent again until all of it is there. */
const sign = (orderNo: string, received: number, short: number) =>
  signOrder(w.shop, w.buyer, w.desk, orderNo, [{ received, short }]);

const billed = () =>
  w.shop.db.owner
    .select({
      ...{ orderNo: statementLines.orderNo, documentNo: statementLines.documentNo, quantity: statementLines.quantity },
      ...{ price: statementLines.salesPrice, fen: statementLines.amountFen },
    })
    .from(statementLines)
    .where(eq(statementLines.firmId, w.buyer.firmId))
    .orderBy(statementLines.id);

it.each(['in one cycle', 'cycle by cycle'] as const)(
  'bills a resend of a resend as what was bought, %s',
  async (when) => {
    const bill = async () => void (when === 'cycle by cycle' && (await billNow(w.shop, w.buyer)));
    const orderNo = await w.bought([{ received: 1, short: 2 }]);
    await bill();
    const first = await sentFor(w.shop, await grantAndSettle(w.shop, await w.open(orderNo, missingUnits(2))));
    await sign(first, 1, 1);
    await bill();
    await w.hear();
    const second = await sentFor(w.shop, await grantAndSettle(w.shop, await w.open(first, missingUnits(1))));
    await sign(second, 1, 0);
    await billNow(w.shop, w.buyer);
    const piece = { orderNo, quantity: 1, price: 3_000_000n, fen: 30_000n };
    expect(await billed()).toEqual([
      { ...piece, documentNo: '' },
      { ...piece, documentNo: first },
      { ...piece, documentNo: second },
    ]);
    expect(await brokenStatements(w.owner)).toEqual({});
  },
);
