import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import { offerGoods } from '../rules/offer-goods.ts';
import type { QuoteLineRow } from './quote-repo.ts';

/** What another quote or another version begins with: the goods of a line, their quantity and their price. */
export function copiedLine(line: QuoteLineRow) {
  const { wishedQuantity, wishedUnit, skuId, unit, quantity, moq, unitPrice, taxRateBp, deliveryDays } = line;
  const figures = { quantity, moq, unitPrice, taxRateBp, deliveryDays };
  return { ...offerGoods(line), wishedQuantity, wishedUnit, skuId, unit, ...figures, ...lineFieldsOf(line) };
}
