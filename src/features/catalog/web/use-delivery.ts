import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeliveryDay } from '../contract/delivery-schemas.ts';
import type { ItemPage } from '../contract/item-page-schemas.ts';
import { deliveryQuery } from './catalog-queries.ts';

/** While somebody types or presses + the server is not asked for every figure. */
const PAUSE_MS = 250;

function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** When a quantity of the item arrives. The page brings the answer for the smallest order, also while none is wanted. */
export function useDelivery(item: ItemPage, quantity: number): { delivery: DeliveryDay; stale: boolean } {
  const wanted = useSettled(quantity);
  const known = wanted <= 0 || wanted === item.delivery.quantity;
  const { data, isPlaceholderData } = useQuery({
    ...deliveryQuery(item.itemCode, wanted),
    enabled: !known,
    placeholderData: keepPreviousData,
  });
  if (known) return { delivery: item.delivery, stale: wanted !== quantity };
  return { delivery: data ?? item.delivery, stale: isPlaceholderData || !data || wanted !== quantity };
}
