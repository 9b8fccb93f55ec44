import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { LineChange } from '../contract/cart-schemas.ts';
import { mergeChanges, patchCart, takeOver } from '../rules/patch-cart.ts';
import { CART_TYPE, cartApi } from './cart-api.ts';
import { cartQuery } from './cart-queries.ts';

/** Quick presses on one stepper become one call. */
const PAUSE_MS = 300;

/**
 * Changes of quantity and choice: shown at once, sent together after a pause, put right by the answer. `flush` sends
 * what is waiting and resolves when the server has it; false when it refused.
 */
export function useCartEdits() {
  const queryClient = useQueryClient();
  const waiting = useRef<LineChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));

  const send = useCallback(async (): Promise<boolean> => {
    const lines = waiting.current;
    if (lines.length === 0) return true;
    waiting.current = [];
    try {
      const { lines: fresh } = await cartApi.call.modifyBatch({ type: CART_TYPE, lines });
      const again = new Set(waiting.current.map((change) => change.skuCode));
      queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && takeOver(cart, fresh, again));
      return true;
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '购物车没有保存，请检查网络后重试');
      await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
      return false;
    }
  }, [queryClient]);

  /** One call at a time, so that an older answer never overwrites a newer one. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    sending.current = sending.current.then(send);
    return sending.current;
  }, [send]);

  const edit = useCallback(
    (changes: readonly LineChange[]) => {
      waiting.current = mergeChanges(waiting.current, changes);
      queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && patchCart(cart, changes));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [queryClient, flush],
  );

  useEffect(() => () => void flush(), [flush]);
  return { edit, flush };
}
