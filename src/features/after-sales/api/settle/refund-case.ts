import { keepReturned, type PayableOrder } from '#features/orders/api/public.ts';
import { payableOf, shareOfUnits } from '#features/orders/rules/public.ts';
import { settleOwed } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { sum, taxWithin } from '#platform/shared/money.ts';
import {
  acceptedUnits,
  atLinePrice,
  backInAll,
  type GivenBefore,
  leftOf,
  moneyOfLine,
  postingKind,
} from '../../rules/settle-case.ts';
import {
  type CaseActor,
  type CaseChange,
  type CaseLine,
  type CaseRow,
  changeCaseLine,
  moveCase,
  placeOf,
  readCaseLines,
} from '../case-repo.ts';
import { finishRefund } from './finish-refund.ts';
import { keepSettled, readGoods } from './read-goods.ts';
import { type OrderLineRow, paidByLine, readOrderLines, readOrderRow } from './read-order-facts.ts';
import {
  addCaseRefund,
  insertPostings,
  NOTHING_GIVEN,
  readBackByLine,
  readFreightGiven,
  readGiven,
} from './refund-repo.ts';

interface LineMoney {
  /** What is left of it to be given. */
  line: CaseLine;
  before: GivenBefore;
  bought: OrderLineRow;
  units: number;
  fen: bigint;
  /** Of the whole line: paid, and given back before. */
  paidFen: bigint;
  backFen: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);

/** What goes back for each line: as granted, and no more than was paid for what was sent of it and is not back yet. */
async function readMoney(db: Db, row: CaseRow, order: PayableOrder): Promise<LineMoney[]> {
  const orderLines = await readOrderLines(db, row);
  const paid = paidByLine(order, orderLines);
  const back = await readBackByLine(db, row);
  const given = await readGiven(db, placeOf(row));
  const lines = await readCaseLines(db, placeOf(row));
  return lines.map((whole) => {
    const before = given.get(whole.orderLineId) ?? NOTHING_GIVEN;
    const line = leftOf(whole, before);
    const bought = orderLines.find(({ id }) => id === line.orderLineId);
    if (!bought) throw new Error('line of a case that its order does not have');
    const { quantity, cancelledQuantity, shippedQuantity: sentUnits, returnedQuantity: backUnits } = bought;
    const paidFen = paid.get(bought.id) ?? 0n;
    const priced = { amountFen: bought.amountFen - bought.cancelledFen, paidFen, returnedFen: bought.returnedFen };
    const backFen = backInAll(priced, back.get(bought.id) ?? 0n);
    const sent = { amountFen: paidFen, units: quantity - cancelledQuantity, sentUnits, backFen, backUnits };
    const fen = least(moneyOfLine(row.kind, line), shareOfUnits(sent, sentUnits));
    return { line, before, bought, units: acceptedUnits(line), fen, paidFen, backFen };
  });
}

/** Money and units of the lines, and what statements and invoices take up of them. */
async function writeLines(
  db: Db,
  row: CaseRow,
  { invoiceStatus }: { invoiceStatus: string },
  money: readonly LineMoney[],
) {
  const { firmId, id: caseId, orderId } = row;
  for (const { line, before, units, fen } of money) {
    const grantedFen = before.fen + least(fen, line.askedFen);
    await changeCaseLine(db, { firmId, lineId: line.id }, { grantedFen, settledQuantity: before.units + units });
  }
  const kind = postingKind(invoiceStatus);
  const posted = money.filter(({ units, fen }) => (row.kind !== 'price_gap' && units > 0) || fen > 0n);
  await insertPostings(
    db,
    posted.map(({ line, units, fen }) => ({
      ...{ firmId, caseId, orderId, orderLineId: line.orderLineId, kind, reopenings: row.reopenings },
      ...{ quantity: row.kind === 'price_gap' ? 0 : units, amountFen: fen, taxFen: taxWithin(fen, line.taxRateBp) },
    })),
  );
}

/** Takes from the lines, the last first, what the order does not owe: several discounts and differences may add up to more. */
function withinOwed(money: LineMoney[], owedFen: bigint): LineMoney[] {
  let over = sum(money.map(({ fen }) => fen)) - owedFen;
  return money
    .toReversed()
    .map((one) => {
      const cut = over > 0n ? least(over, one.fen) : 0n;
      over -= cut;
      return { ...one, fen: one.fen - cut };
    })
    .toReversed();
}

/**
 * Decides the money of a case and takes it off the order; who keeps it gives it back in the same transaction. Of a case that
 * was opened again it is what was granted beyond what it gave before. Answers what of it is for goods, in all.
 */
async function giveBack(db: Db, row: CaseRow, order: PayableOrder): Promise<bigint> {
  const owed = payableOf(order);
  const money = withinOwed(await readMoney(db, row, order), owed);
  const goodsFen = sum(money.map(({ fen }) => fen));
  const freightMore = most(row.freightFen - (await readFreightGiven(db, placeOf(row))), 0n);
  const freightFen = least(least(freightMore, order.freightFen - order.returnedFreightFen), owed - goodsFen);
  const taxFen = sum(money.map(({ line, fen }) => taxWithin(fen, line.taxRateBp)));
  const { firmId, id: caseId, orderId } = row;
  if (goodsFen + freightFen > 0n) await addCaseRefund(db, { firmId, caseId, orderId, goodsFen, freightFen, taxFen });
  await writeLines(db, row, await readOrderRow(db, row), money);
  await keepReturned(db, row, {
    ...{ moneyFen: goodsFen + freightFen, freightFen },
    lines: money.map(({ line, bought, units, fen, paidFen, backFen }) => ({
      ...{ lineId: line.orderLineId, units: row.kind === 'price_gap' ? 0 : units },
      fen: most(
        atLinePrice({ amountFen: bought.amountFen - bought.cancelledFen, paidFen }, backFen + fen) - bought.returnedFen,
        0n,
      ),
    })),
  });
  await settleOwed(db, row);
  return goodsFen + sum(money.map(({ before }) => before.fen));
}

/**
 * Begins the refund of a locked case under the lock of its order: what it gives back is owed no longer, and goes the way it
 * came. What is credit is back at once; what a channel or people send is back when they say so. What a case gave before it was
 * opened again is not given a second time.
 */
export async function refundCase(db: Db, actor: CaseActor, row: CaseRow, order: PayableOrder): Promise<CaseRow> {
  const set: CaseChange = {};
  if (row.kind === 'over_return') await keepSettled(db, row, await readGoods(db, row));
  else set.grantedFen = await giveBack(db, row, order);
  const moved = await moveCase(db, row, 'refunding', { actor, kind: 'refunding', set });
  return finishRefund(db, moved);
}
