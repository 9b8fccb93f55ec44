import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import { insertOrder, reserveInWarehouses } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { lineAmount, sum, taxWithin } from '#platform/shared/money.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import type { CaseActor, CaseRow } from '../case-repo.ts';
import { readOrderRow } from './read-order-facts.ts';
import type { GoodsAllocation, SentGoods } from './stock-for-lines.ts';

interface ChildFacts {
  allocations: readonly GoodsAllocation[];
  /** Where it waits for the shop before its money is asked for. */
  confirming?: boolean;
  payWay?: 'account' | 'transfer' | 'online';
}

/** A line as it was bought, so many units of it, at another price: 1/10,000 yuan; nothing for what is sent anew. */
export function childLine({ bought, units }: SentGoods, salesPrice: bigint) {
  const { skuId, itemNo, productName, brandName, mpn, orderUnit, taxRateBp, dayType, deliveryDays } = bought;
  const amountFen = lineAmount(salesPrice, units);
  return {
    ...{ skuId, itemNo, productName, brandName, mpn, orderUnit, quantity: units },
    ...{ salesPrice, amountFen, taxRateBp, taxFen: taxWithin(amountFen, taxRateBp), dayType, deliveryDays },
    ...lineFieldsOf(bought),
  };
}

/**
 * Makes the order that belongs to a case: sent, signed for and cancelled like any other, to the address of the first one and in
 * the name of its buyer. Stock is taken where it lies; where somebody was faster the goods are sent when they come.
 */
export async function makeChildOrder(
  db: Db,
  actor: CaseActor,
  row: CaseRow,
  childLines: readonly ReturnType<typeof childLine>[],
  { allocations, confirming = false, payWay = 'account' }: ChildFacts,
): Promise<{ orderId: bigint; orderNo: string }> {
  const origin = await readOrderRow(db, row);
  const lines = childLines.map((line, index) => ({ lineNo: index + 1, ...line }));
  const goodsFen = sum(lines.map(({ amountFen }) => amountFen));
  const { firmId, caseNo } = row;
  const { orderId, orderNo, lineIds } = await insertOrder(db, {
    order: {
      ...{ firmId, userId: origin.userId, poNumber: origin.poNumber, address: origin.address },
      ...{ regionCode: origin.regionCode, invoice: origin.invoice, note: `售后单 ${caseNo} ${CASE_KINDS[row.kind]}` },
      ...{ status: confirming ? ('confirming' as const) : ('to_ship' as const), payWay, originCaseNo: caseNo },
      ...{ paymentStatus: payWay === 'account' ? 'none' : 'unpaid', goodsFen, freightFen: 0n, totalFen: goodsFen },
      ...{ taxFen: sum(lines.map(({ taxFen }) => taxFen)), lineCount: lines.length },
    },
    lines,
    codesWanted: false,
    facts: { caseNo },
    // What a rule does stands in the name of the buyer.
    ...(actor.firmId !== null && { actor }),
  });
  const wishes = allocations.flatMap(({ index, ...stock }) => {
    const lineId = lineIds[index];
    return lineId === undefined ? [] : [{ lineId, ...stock }];
  });
  // All of it or nothing: where somebody was faster, its warehouse sends it when more has come.
  await reserveInWarehouses(db, { firmId, orderId }, wishes);
  return { orderId, orderNo };
}
