import type { CheckResult } from '../contract/cart-schemas.ts';
import { cartApi } from './cart-api.ts';
import type { LineToAdd } from './use-add-to-cart.ts';

/** Asks whether lines could be added, without adding them: what a quick-order list shows beside each row. */
export function checkLines(lines: readonly LineToAdd[]): Promise<CheckResult> {
  return cartApi.call.preCheck({ lines: lines.map(({ itemNo, ...rest }) => ({ skuCode: itemNo, ...rest })) });
}
