import { SERVICE_DAY_TYPE } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type CaseActor, type CaseRow, moveCase, placeOf, readCaseLines } from '../case-repo.ts';
import { answerRepair, readRepair } from '../desk/repair-repo.ts';
import { makeChargedOrder } from './charged-order.ts';
import { childLine } from './child-order.ts';
import { readOrderLines } from './read-order-facts.ts';
import { lockOrderOf } from './settle-case.ts';

/** 1/10,000 yuan. */
const UNIT_PRICE_OF_FEN = 100n;

/** What is charged stands with the first of the goods that are repaired, so that cost centre and project are theirs. */
async function feeLine(db: Db, row: CaseRow, estimateFen: bigint) {
  const lines = await readCaseLines(db, placeOf(row));
  const repaired = lines.find(({ receivedQuantity, refusedQuantity }) => (receivedQuantity ?? 0) > refusedQuantity);
  const bought = (await readOrderLines(db, row)).find(({ id }) => id === repaired?.orderLineId);
  if (!bought) throw new Error(`case ${row.caseNo}: nothing to repair`);
  const service = { productName: `维修费：${bought.productName}`, orderUnit: '次', dayType: SERVICE_DAY_TYPE };
  return childLine(
    { bought: { ...bought, ...service, deliveryDays: null }, units: 1 },
    estimateFen * UNIT_PRICE_OF_FEN,
  );
}

/**
 * The customer wants a locked case repaired for what was estimated: that is charged as an order of its own, once, and the repair
 * begins as soon as it is on account or paid.
 */
export async function chargeRepair(db: Db, actor: CaseActor, row: CaseRow): Promise<CaseRow> {
  const repair = await readRepair(db, placeOf(row));
  if (!repair || row.status !== 'estimating') throw new Error(`case ${row.caseNo}: nothing was estimated`);
  const order = await lockOrderOf(db, row);
  const lines = [await feeLine(db, row, repair.estimateFen)];
  const { orderId, orderNo } = await makeChargedOrder(db, actor, row, order, { lines, allocations: [] });
  await answerRepair(db, placeOf(row), 'accepted');
  return moveCase(db, row, 'charging', {
    ...{ actor, kind: 'estimate_accepted', detail: `维修费订单 ${orderNo}` },
    set: { childOrderId: orderId },
  });
}
