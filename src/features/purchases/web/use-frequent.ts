import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
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

/** Marks goods as bought often, or takes the mark away; what the server refuses goes back. */
export function useFrequent() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const mark = async (items: readonly PurchasedItem[], frequent: boolean) => {
    const skuCodes = items.map(({ skuCode }) => skuCode);
    setPending(true);
    showMarks(client, new Set(skuCodes), frequent);
    try {
      await purchaseApi.call.setFrequent({ skuCodes, frequent });
      const [one] = items;
      const what = items.length === 1 && one ? one.productName : `${items.length} 种商品`;
      notify.success(frequent ? `已设为常购：${what}` : `已取消常购：${what}`);
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '标记失败，请检查网络后重试');
    } finally {
      setPending(false);
      void client.invalidateQueries({ queryKey: purchaseApi.query.key() });
    }
  };
  return { mark, pending };
}
