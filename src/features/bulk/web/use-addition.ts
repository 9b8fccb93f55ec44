import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CHECKOUT_PATH } from '#business/paths/rules/public.ts';
import { cartCountQuery, cartQuery, useCartEdits } from '#features/cart/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { BulkAddResult } from '../contract/bulk-schemas.ts';
import { type SendAddition, sendWithRetries } from './send-with-retries.ts';

export type AdditionGoal = 'cart' | 'order';

/**
 * Adds to the cart, and for an order goes on to the checkout with these goods alone: what else lies in the cart stays
 * there, not chosen.
 */
export function useAddition(onAdded: (result: BulkAddResult) => void) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { edit, flush } = useCartEdits();
  const [busy, setBusy] = useState<AdditionGoal | null>(null);

  const chooseOnly = async (skuCodes: readonly string[]) => {
    const added = new Set(skuCodes);
    const cart = await queryClient.fetchQuery({ ...cartQuery, staleTime: 0 });
    const others = cart.lines.filter((line) => line.selected && !added.has(line.skuCode));
    if (others.length === 0) return true;
    edit(others.map(({ skuCode, split }) => ({ skuCode, split, selected: false })));
    return flush();
  };

  const add = async (goal: AdditionGoal, send: SendAddition) => {
    if (busy) return;
    setBusy(goal);
    try {
      const result = await sendWithRetries(send);
      queryClient.setQueryData(cartCountQuery.queryKey, result.cartCount);
      await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
      onAdded(result);
      if (goal === 'order' && result.rejected.length === 0 && (await chooseOnly(result.skuCodes)))
        await router.navigate({ href: CHECKOUT_PATH });
    } catch (error) {
      notify.error(wordsOfRefusal(error, '加入购物车失败，请检查网络后重试'));
    } finally {
      setBusy(null);
    }
  };
  const goToCheckout = async (skuCodes: readonly string[]) => {
    if (await chooseOnly(skuCodes)) await router.navigate({ href: CHECKOUT_PATH });
  };
  return { busy, add, goToCheckout };
}
