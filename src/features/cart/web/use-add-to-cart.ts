import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { wordsOfSilence } from '#platform/web/browser/is-offline.ts';
import { loadWanted } from '#platform/web/browser/part-need.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { NOTHING_CHOSEN } from '../rules/nothing-chosen.ts';
import { cartCountQuery, cartQuery } from './cart-queries.ts';

export interface LineToAdd extends Partial<LineFields> {
  itemNo: string;
  quantity: number;
  searchId?: string;
}

/** Where the lines come from. */
export interface Addition {
  /** They were bought before: the words of specification 8 for a repurchase. */
  repurchase?: boolean;
}

/** Added as a visitor, though the page still greets somebody: the session has run out, and the page says so. */
function noticeEndOfSession(queryClient: QueryClient): void {
  if (queryClient.getQueryData(sessionQuery.queryKey)) {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
}

/**
 * Adds to the cart from any page, logged in or not. The count in the header moves at once and is put right by the
 * answer; messages and the dialog 成功加入购物车 follow specification 5 and 8. Presses while an addition is under way
 * are ignored.
 */
export function useAddToCart(): {
  add(lines: readonly LineToAdd[], addition?: Addition): Promise<void>;
  pending: boolean;
} {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const add = useCallback(
    async (lines: readonly LineToAdd[], addition?: Addition) => {
      if (running.current) return;
      if (lines.length === 0) return notify.warning(NOTHING_CHOSEN);
      running.current = true;
      setPending(true);
      const { queryKey } = cartCountQuery;
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (count = 0) => count + lines.length);
      try {
        // Its code comes with the first press: every page has the hook, few visits add something.
        const { sendAddition, announceAddition } = await loadWanted(() => import('./add-lines.ts'));
        const result = await sendAddition(lines);
        queryClient.setQueryData(queryKey, result.cartCount);
        void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
        if (result.visitor) noticeEndOfSession(queryClient);
        announceAddition(result, lines, addition);
      } catch (error) {
        queryClient.setQueryData(queryKey, before);
        void queryClient.invalidateQueries({ queryKey });
        notify.error(wordsOfRefusal(error, wordsOfSilence('加入购物车失败，请检查网络后重试')));
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [queryClient],
  );
  return { add, pending };
}
