import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#platform/web/feedback/notify.ts';
import { useAct } from '#platform/web/use-act.ts';
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
  const { busy, run } = useAct({
    passing: true,
    otherwise: '加入购物车失败，请检查网络后重试',
    renews: [cartQuery.queryKey],
  });
  const take = async () => {
    await run(async (context) => {
      const result = await sharedCartsApi.call.addCart({ token: code }, context);
      queryClient.setQueryData(cartCountQuery.queryKey, result.cartCount);
      for (const { kind, text } of describeAddResult(result)) notify[kind](text, { durationMs: REASON_MS });
      if (!result.allFail) addedToCartNotice.show({ ...result, searchId: null });
    });
  };
  return { take, pending: busy };
}
