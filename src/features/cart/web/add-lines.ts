import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { AddResult } from '../contract/cart-schemas.ts';
import { describeAddResult } from '../rules/describe-add-result.ts';
import { addedToCartNotice } from './added-to-cart-notice.ts';
import { CART_TYPE, cartApi } from './cart-api.ts';
import type { Addition, LineToAdd } from './use-add-to-cart.ts';

/** Reasons of the failed lines stay longer than a plain success: they have to be read. */
const REASON_MS = 5_000;

/** One act of the user is one key: when the connection breaks, the second try cannot add twice. */
export async function sendAddition(lines: readonly LineToAdd[]): Promise<AddResult> {
  const input = { type: CART_TYPE, lines: lines.map(({ itemNo, ...rest }) => ({ skuCode: itemNo, ...rest })) } as const;
  const context = { idempotencyKey: newIdempotencyKey() };
  try {
    return await cartApi.call.add(input, { context });
  } catch (error) {
    if (isCallError(error) && error.status !== 503) throw error;
    return cartApi.call.add(input, { context });
  }
}

/** Messages of specification 5 and 8, then the dialog 成功加入购物车. */
export function announceAddition(result: AddResult, lines: readonly LineToAdd[], addition: Addition | undefined): void {
  for (const { kind, text, durationMs = REASON_MS } of describeAddResult(result, addition)) {
    notify[kind](text, kind === 'success' ? undefined : { durationMs });
  }
  const searchId = lines.findLast((line) => line.searchId)?.searchId ?? null;
  if (!result.allFail) addedToCartNotice.show({ ...result, searchId });
}
