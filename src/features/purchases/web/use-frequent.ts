import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { purchaseApi } from './purchase-api.ts';
import { PURCHASES_KEY } from './purchase-queries.ts';

interface Page {
  list: PurchasedItem[];
}

/** The mark moves at once in every list that is open. */
function showMarks(client: QueryClient, skuCodes: ReadonlySet<string>, frequent: boolean): void {
  client.setQueriesData<Page>({ queryKey: PURCHASES_KEY }, (page) =>
    page
      ? { ...page, list: page.list.map((item) => (skuCodes.has(item.skuCode) ? { ...item, frequent } : item)) }
      : page,
  );
}

/**
 * Marks goods as bought often, or takes the mark away; what the server refuses goes back. Whoever changes their mind
 * before the first answer is heard too: wishes go one after the other, and lists are asked for again after the last.
 */
export function useFrequent() {
  const client = useQueryClient();
  const line = useRef<Promise<void>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const open = useRef(0);
  const send = async (items: readonly PurchasedItem[], frequent: boolean) => {
    try {
      await purchaseApi.call.setFrequent({ skuCodes: items.map(({ skuCode }) => skuCode), frequent });
      const [one] = items;
      const what = items.length === 1 && one ? one.productName : `${items.length} 种商品`;
      notify.success(frequent ? `已设为常购：${what}` : `已取消常购：${what}`);
    } catch (error) {
      notify.error(wordsOfRefusal(error, '标记失败，请检查网络后重试'));
    }
    open.current -= 1;
    setWaiting(open.current);
    if (open.current === 0) void client.invalidateQueries({ queryKey: purchaseApi.query.key() });
  };
  const mark = (items: readonly PurchasedItem[], frequent: boolean): Promise<void> => {
    open.current += 1;
    setWaiting(open.current);
    // An answer that is still under way knows nothing of this wish.
    void client.cancelQueries({ queryKey: PURCHASES_KEY });
    showMarks(client, new Set(items.map(({ skuCode }) => skuCode)), frequent);
    line.current = line.current.then(() => send(items, frequent));
    return line.current;
  };
  return { mark, pending: waiting > 0 };
}
