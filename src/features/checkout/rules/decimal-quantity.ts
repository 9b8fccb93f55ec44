import { describeQuantityRule, type QuantityRule, snapQuantity } from '#features/catalog/rules/public.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

/**
 * A quantity with decimals against the rule of an item: the shop sells whole units, so `2.4` is not ordered but answered
 * with the next quantity that could be.
 */
export function checkDecimalQuantity(text: string, rule: QuantityRule & { orderUnit: string }) {
  const [whole = '0', decimals = ''] = text.split('.');
  const broken = /[1-9]/.test(decimals);
  const wanted = Math.min(MAX_QUANTITY, Number(whole) + (broken ? 1 : 0));
  const { moq, step, orderUnit } = rule;
  const proposal = snapQuantity({ value: Math.max(wanted, moq), previous: 0, moq, step });
  const allowed = !broken && proposal === Number(whole);
  const unit = `${proposal} ${orderUnit}`.trim();
  const why = broken ? '本商城按整数单位销售' : describeQuantityRule({ moq, step, unit: orderUnit });
  return { allowed, proposal, message: allowed ? '' : `${why}，可订 ${unit}` };
}
