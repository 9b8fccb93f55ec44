import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { LineChange } from '../contract/cart-schemas.ts';
import { lineKey } from '../rules/line-key.ts';
import { mergeChanges, mergeServerLines, patchCart } from '../rules/patch-cart.ts';
import { CART_TYPE, cartApi } from './cart-api.ts';
import { cartCountQuery, cartQuery } from './cart-queries.ts';

/** Quick presses on one stepper become one call. */
const PAUSE_MS = 300;

/** What was said of lines and the server has not been told. */
class WaitingChanges {
  #lines: LineChange[] = [];
  add(changes: readonly LineChange[]): void {
    this.#lines = mergeChanges(this.#lines, changes);
  }
  take(): LineChange[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }
  peek(): readonly LineChange[] {
    return this.#lines;
  }
}

/** Sends what is waiting and puts the page right by the answer; false when it was refused. */
async function sendChanges(queryClient: QueryClient, waiting: WaitingChanges): Promise<boolean> {
  const lines = waiting.take();
  if (lines.length === 0) return true;
  try {
    const { lines: fresh, cartCount } = await cartApi.call.modifyBatch({ type: CART_TYPE, lines });
    const again = new Set(waiting.peek().map(lineKey));
    queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && mergeServerLines(cart, fresh, again));
    queryClient.setQueryData(cartCountQuery.queryKey, cartCount);
    return true;
  } catch (error) {
    const why = wordsOfRefusal(error, '请检查网络后重试');
    notify.error(`修改没有保存，已恢复原样：${why}`);
    await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    // What was changed meanwhile is not lost with what failed.
    queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && patchCart(cart, waiting.peek()));
    return false;
  }
}

/**
 * Changes of quantity, choice and notes: shown at once, sent together after a pause, put right by the answer. What the
 * server refuses goes back to what it has, and the page says so. `flush` sends what is waiting and resolves when the
 * server has it; false when it refused.
 */
export function useCartEdits() {
  const queryClient = useQueryClient();
  const [waiting] = useState(() => new WaitingChanges());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));

  /** One call at a time, so that an older answer never overwrites a newer one. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    sending.current = sending.current.then(() => sendChanges(queryClient, waiting));
    return sending.current;
  }, [queryClient, waiting]);

  const edit = useCallback(
    (changes: readonly LineChange[]) => {
      if (changes.length === 0) return;
      waiting.add(changes);
      queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && patchCart(cart, changes));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [queryClient, waiting, flush],
  );

  useEffect(() => () => void flush(), [flush]);
  return { edit, flush };
}
