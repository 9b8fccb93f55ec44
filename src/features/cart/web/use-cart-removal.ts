import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { filledLineFields } from '#business/line-fields/rules/public.ts';
import { newIdempotencyKey, wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { CartLine, WantedLine } from '../contract/cart-schemas.ts';
import { lineKey } from '../rules/line-key.ts';
import { withoutLines } from '../rules/patch-cart.ts';
import { CART_TYPE, cartApi } from './cart-api.ts';
import { cartCountQuery, cartQuery } from './cart-queries.ts';

/** Long enough to read it and to change one's mind. */
const UNDO_MS = 6_000;

/** The line as it has to be added again: what it was wanted for comes back with it. */
function wishOf({ skuCode, quantity, searchId, ...line }: CartLine): WantedLine {
  return { skuCode, quantity, ...(searchId && { searchId }), ...filledLineFields(line) };
}

/** Removes lines at once, with a way back: 撤销 puts them in again at today's price. */
export function useCartRemoval() {
  const queryClient = useQueryClient();

  const reload = useCallback(() => queryClient.invalidateQueries({ queryKey: ['cart'] }), [queryClient]);

  const putBack = useCallback(
    async (lines: readonly CartLine[]) => {
      const wanted = lines.map(wishOf);
      const context = { idempotencyKey: newIdempotencyKey() };
      try {
        const { failInfos } = await cartApi.call.add({ type: CART_TYPE, lines: wanted }, { context });
        if (failInfos.length) notify.warning(`${failInfos.length} 个商品现在不能购买，没有放回购物车`);
      } catch (error) {
        notify.error(wordsOfRefusal(error, '撤销失败，请检查网络后重新加入'));
      }
      await reload();
    },
    [reload],
  );

  const remove = useCallback(
    async (lines: readonly CartLine[]) => {
      const refs = lines.map(({ skuCode, split }) => ({ skuCode, split }));
      queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && withoutLines(cart, new Set(lines.map(lineKey))));
      try {
        const { cartCount } = await cartApi.call.clearChoose({ type: CART_TYPE, lines: refs });
        queryClient.setQueryData(cartCountQuery.queryKey, cartCount);
        const action = { label: '撤销', onPress: () => void putBack(lines) };
        notify.success(`已删除 ${lines.length} 种商品`, { durationMs: UNDO_MS, action });
      } catch (error) {
        notify.error(wordsOfRefusal(error, '删除失败，请检查网络后重试'));
        await reload();
      }
    },
    [queryClient, putBack, reload],
  );
  return remove;
}
