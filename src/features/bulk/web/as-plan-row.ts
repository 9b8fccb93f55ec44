import { parseUnitPrice } from '#platform/shared/money.ts';
import type { JudgedRow } from '../contract/bulk-schemas.ts';
import type { PlanRow } from '../rules/plan-addition.ts';
import { rowWords } from '../rules/row-words.ts';

function pricesOf({ item, salesPrice }: JudgedRow): { minQuantity: number; price: bigint }[] {
  if (item?.tiers.length) {
    return item.tiers.map((tier) => ({ minQuantity: tier.minQuantity, price: parseUnitPrice(tier.salesPrice) }));
  }
  return salesPrice === null ? [] : [{ minQuantity: 1, price: parseUnitPrice(salesPrice) }];
}

/** A checked row as the plan reads it: the server plans from the same facts. */
export function asPlanRow(row: JudgedRow): PlanRow {
  const { rowNumber, status, item, wantedQuantity, orderQuantity, purpose } = row;
  const message = rowWords(row);
  const facts = item && {
    itemCode: item.itemCode,
    moq: item.moqSales,
    step: item.moqIncrement,
    orderUnit: item.orderUnit,
    available: item.available,
    prices: pricesOf(row),
  };
  return { rowNumber, status, message, item: facts, wanted: wantedQuantity, quantity: orderQuantity, purpose };
}
