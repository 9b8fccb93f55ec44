import { formatAmount, formatUnitPrice, lineAmount, sum } from '#platform/shared/money.ts';
import type { AddResult, CheckResult } from '../contract/cart-schemas.ts';
import type { Accepted, Verdicts } from './judge-lines.ts';

const amountOf = ({ item, line }: Accepted) => lineAmount(item.salesPrice, line.quantity);

export function presentCheck({ accepted, failInfos }: Verdicts): CheckResult {
  return {
    allFail: accepted.length === 0,
    failInfos,
    successInfos: accepted.map((one) => ({
      skuCode: one.item.itemNo,
      productName: one.item.name,
      orderUnit: one.item.orderUnit,
      quantity: one.line.quantity,
      salesPrice: formatUnitPrice(one.item.salesPrice),
      amount: formatAmount(amountOf(one)),
    })),
  };
}

/** The answer of an addition to a cart of so many lines. */
export function presentAddition(verdicts: Verdicts, lineCount: number): Omit<AddResult, 'visitor'> {
  const { accepted } = verdicts;
  return {
    ...presentCheck(verdicts),
    addedQuantity: accepted.reduce((pieces, { line }) => pieces + line.quantity, 0),
    addedAmount: formatAmount(sum(accepted.map(amountOf))),
    cartCount: lineCount + accepted.filter(({ before }) => before === undefined).length,
  };
}
