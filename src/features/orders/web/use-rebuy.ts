import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddToCart } from '#features/cart/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { mergeLines } from '../rules/merge-lines.ts';
import { orderDetailQuery } from './order-queries.ts';

/** 再次采购: the lines of one or more orders go into the cart; what cannot be bought today is said line by line. */
export function useRebuy(): { rebuy: (orderNos: readonly string[]) => Promise<void>; pending: boolean } {
  const queryClient = useQueryClient();
  const { add, pending } = useAddToCart();
  const [reading, setReading] = useState(false);
  const rebuy = async (orderNos: readonly string[]) => {
    setReading(true);
    try {
      const orders = await Promise.all(orderNos.map((orderNo) => queryClient.fetchQuery(orderDetailQuery(orderNo))));
      await add(mergeLines(orders.flatMap((order) => order.lines)));
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '订单读取失败，请稍后再试');
    } finally {
      setReading(false);
    }
  };
  return { rebuy, pending: pending || reading };
}
