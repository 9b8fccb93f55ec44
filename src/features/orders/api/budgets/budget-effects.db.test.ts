import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgetEntries, budgetPeriods, costCenters } from '#features/budgets/api/budget-tables.ts';
import { reserveBudget } from '#features/budgets/api/reserve-budget.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { orderLines } from '../order-tables.ts';
import { keepReturned } from '../side-states-repo.ts';
import { budgetEffects } from './budget-effects.ts';

let shop: TestShop;
let buyer: TestMember;
let drill: TestSku;
let glove: TestSku;
let plant: TestCenter;
let office: TestCenter;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  glove = await buildSku(shop.db.owner, { salesPrice: '10.00' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  plant = await buildCenter(shop.db.owner, buyer.firmId, { limitFen: 1_000_000n });
  office = await buildCenter(shop.db.owner, buyer.firmId, { limitFen: 1_000_000n });
});

const hear = async () => {
  while (await deliverEffects(shop.db.app, budgetEffects(shop.db.app)));
};
const hearAgain = async () => {
  await shop.db.owner.update(outbox).set({ doneAt: null });
  await hear();
};
async function standing({ costCenterId }: TestCenter) {
  const [period] = await shop.db.owner.select().from(budgetPeriods).where(eq(budgetPeriods.costCenterId, costCenterId));
  return period && [period.reservedFen, period.usedFen];
}

/** An order of two drills for the plant and ten gloves for the office, reserved as the checkout does. */
async function order(payWay: string) {
  const wishes = [
    { skuCode: drill.itemNo, quantity: 2 },
    { skuCode: glove.itemNo, quantity: 10 },
  ];
  const input = await orderInput(shop, buyer, wishes, { replace: { payWay } });
  const lines = input.lines.map((line: object, index: number) => ({
    ...line,
    costCenter: [plant, office][index]?.code,
  }));
  const answer = await shop.post(
    '/oms-front/trade/create',
    { ...input, lines },
    { token: buyer.token, key: randomUUID() },
  );
  const { orderNo } = answer.body.data;
  const charges = [
    { costCenterId: plant.costCenterId, amountFen: 60_000n },
    { costCenterId: office.costCenterId, amountFen: 10_000n },
  ];
  await inTransaction(shop.db.app, { firmId: buyer.firmId, userId: buyer.userId }, 'write', (db) =>
    reserveBudget(db, {
      firmId: buyer.firmId,
      userId: buyer.userId,
      documentType: 'order',
      documentNo: orderNo,
      charges,
    }),
  );
  return orderNo as string;
}
const cancel = (orderNo: string, lines?: { lineNo: number; quantity: number }[]) =>
  shop.post('/oms-front/trade/cancel', { orderNo, lines }, { token: buyer.token, key: randomUUID() });

describe('budgets of an order', () => {
  it('are spent when it is confirmed, and credited as it is called off, line by line', async () => {
    const orderNo = await order('account');
    await hear();
    await hearAgain();
    expect([await standing(plant), await standing(office)]).toEqual([
      [0n, 60_000n],
      [0n, 10_000n],
    ]);
    await cancel(orderNo, [{ lineNo: 1, quantity: 1 }]);
    await hear();
    await hearAgain();
    expect([await standing(plant), await standing(office)]).toEqual([
      [0n, 30_000n],
      [0n, 10_000n],
    ]);
    await cancel(orderNo);
    await hear();
    await hearAgain();
    expect([await standing(plant), await standing(office)]).toEqual([
      [0n, 0n],
      [0n, 0n],
    ]);
    const kinds = await shop.db.owner.select({ kind: budgetEntries.kind }).from(budgetEntries);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      ...['confirm', 'confirm', 'credit', 'credit', 'credit', 'reserve', 'reserve'],
    ]);
  });

  it('are reserved while it waits for money, and released when it is called off', async () => {
    const orderNo = await order('online');
    await hear();
    expect([await standing(plant), await standing(office)]).toEqual([
      [60_000n, 0n],
      [10_000n, 0n],
    ]);
    await cancel(orderNo);
    await hear();
    await hearAgain();
    expect([await standing(plant), await standing(office)]).toEqual([
      [0n, 0n],
      [0n, 0n],
    ]);
  });

  it('are credited as goods come back, and for no more than was spent', async () => {
    const orderNo = await order('account');
    await hear();
    const own = eq(orderLines.firmId, buyer.firmId);
    await shop.db.owner.update(orderLines).set({ shippedQuantity: sql`quantity` }).where(own);
    const lines = await shop.db.owner.select().from(orderLines).where(own);
    const [drills, gloves] = lines.toSorted((a, b) => a.lineNo - b.lineNo);
    if (!drills || !gloves) throw new Error(`no lines of ${orderNo}`);
    const { firmId, orderId } = drills;
    const giveBack = (moneyFen: bigint, back: { lineId: bigint; units: number; fen: bigint }) =>
      inTransaction(shop.db.app, { firmId, userId: buyer.userId }, 'write', (db) =>
        keepReturned(db, { firmId, orderId }, { moneyFen, freightFen: 0n, lines: [back] }),
      );
    await giveBack(30_000n, { lineId: drills.id, units: 1, fen: 30_000n });
    await giveBack(500n, { lineId: gloves.id, units: 0, fen: 500n });
    await hear();
    await hearAgain();
    expect([await standing(plant), await standing(office)]).toEqual([
      [0n, 30_000n],
      [0n, 9_500n],
    ]);
    await giveBack(9_500n, { lineId: gloves.id, units: 10, fen: 9_500n });
    await hear();
    await hearAgain();
    expect([await standing(plant), await standing(office)]).toEqual([
      [0n, 30_000n],
      [0n, 0n],
    ]);
  });

  it('are rather held than given back when no line names what was charged any more', async () => {
    const orderNo = await order('account');
    await shop.db.owner.update(costCenters).set({ code: 'GONE' }).where(eq(costCenters.id, plant.costCenterId));
    await cancel(orderNo, [{ lineNo: 1, quantity: 1 }]);
    await hear();
    expect(await standing(plant)).toEqual([60_000n, 0n]);
    await cancel(orderNo);
    await hear();
    expect(await standing(plant)).toEqual([0n, 0n]);
  });
});
