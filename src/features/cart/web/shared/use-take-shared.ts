import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { describeAddResult } from '../../rules/describe-add-result.ts';
import { addedToCartNotice } from '../added-to-cart-notice.ts';
import { cartCountQuery, cartQuery } from '../cart-queries.ts';
import { sharedCartsApi } from './shared-cart-api.ts';

/** Reasons of the lines that stay behind have to be read. */
const REASON_MS = 5_000;

/** Takes a shared cart into the own one; what cannot be bought is said line by line. */
export function useTakeShared(code: string): { take: () => Promise<void>; pending: boolean } {
  const queryClient = useQueryClient();
  // A second press after a lost answer is the same act; after an answer it is another one.
  const key = useRef(newIdempotencyKey());
  const [pending, setPending] = useState(false);
  const take = async () => {
    setPending(true);
    try {
      const result = await sharedCartsApi.call.addCart({ token: code }, { context: { idempotencyKey: key.current } });
      key.current = newIdempotencyKey();
      queryClient.setQueryData(cartCountQuery.queryKey, result.cartCount);
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
      for (const { kind, text } of describeAddResult(result)) notify[kind](text, { durationMs: REASON_MS });
      if (!result.allFail) addedToCartNotice.show({ ...result, searchId: null });
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '加入购物车失败，请检查网络后重试');
    } finally {
      setPending(false);
    }
  };
  return { take, pending };
}
