import type { SkuForSale } from '#features/catalog/api/public.ts';
import { deliveryLabel } from '#features/catalog/rules/public.ts';
import { presentTiers, priceText } from '#features/prices/api/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import { formatAmount, lineAmount } from '#platform/shared/money.ts';
import type { BulkItem, Candidate, JudgedRow } from '../contract/bulk-schemas.ts';
import { besideOf, purposeText } from '../rules/purpose-text.ts';
import { writtenQuantity } from '../rules/written-quantity.ts';
import { countedStock, type JudgedItem } from './judge-rows.ts';

const presentItem = (item: SkuForSale): BulkItem => ({
  itemCode: item.itemNo,
  productName: item.name,
  brandName: item.brandName,
  mpn: item.mpn,
  orderUnit: item.orderUnit,
  packQuantity: item.packQuantity,
  baseUnit: item.baseUnit,
  moqSales: item.moq,
  moqIncrement: item.step,
  deliveryText: deliveryLabel(item),
  available: countedStock(item),
  tiers: presentTiers(item),
});

/** Items as they are offered to choose from. */
export const presentCandidates = (items: readonly SkuForSale[]): Candidate[] =>
  items.slice(0, 5).map(({ itemNo, name, brandName }) => ({ itemCode: itemNo, productName: name, brandName }));

/** A judged row on the wire, at the price of the quantity that would be added. */
export function presentJudgedRow({ row, item, candidates, ...judged }: JudgedItem, answered = false): JudgedRow {
  const price = item && priceAt(item.tiers, judged.quantity || judged.wanted || item.moq);
  return {
    rowNumber: row.rowNumber,
    code: judged.code,
    quantity: writtenQuantity(row),
    conversion: judged.conversion,
    purpose: purposeText(row),
    fields: besideOf(row),
    status: judged.status,
    message: judged.message,
    matchedBy: judged.matchedBy,
    item: item && presentItem(item),
    wantedQuantity: judged.wanted,
    orderQuantity: judged.quantity,
    suggestedQuantity: judged.suggested,
    salesPrice: price === null ? null : priceText(price),
    amount: price !== null && judged.quantity > 0 ? formatAmount(lineAmount(price, judged.quantity)) : null,
    choices: judged.choices,
    candidates: presentCandidates(candidates),
    searchText: judged.searchText,
    answered,
  };
}
