import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchQuery } from '#features/materials/web/public.ts';
import { itemOptionsQuery } from '#features/search/web/public.ts';

/** An item that a number or name may mean. */
export interface ItemOption {
  itemCode: string;
  productName: string;
  mpn: string | null;
  salesPrice: string | null;
  orderUnit: string;
  moqSales: number;
  /** The company's own code it was found by. */
  customerCode: string | null;
}

const PAUSE_MS = 180;
const SHORTEST = 2;
const MOST = 8;

/** Items to offer for what stands in a code cell: the company's own codes first, then numbers and names. */
export function useItemOptions(text: string, open: boolean): readonly ItemOption[] {
  const queryClient = useQueryClient();
  const [options, setOptions] = useState<readonly ItemOption[]>([]);
  const keyword = text.trim();
  useEffect(() => {
    if (!open || keyword.length < SHORTEST) return setOptions([]);
    let current = true;
    const find = async () => {
      const [matched, found] = await Promise.all([
        queryClient.fetchQuery({ ...matchQuery(keyword), staleTime: 60_000, retry: false }).catch(() => []),
        queryClient.fetchQuery(itemOptionsQuery(keyword)),
      ]);
      const own = matched.map(({ item, materialCode }) => ({ ...item, customerCode: materialCode }));
      const all = [...own, ...found.map((item) => ({ ...item, customerCode: null }))];
      const distinct = new Map(all.toReversed().map((item) => [item.itemCode, item]));
      if (current) setOptions([...distinct.values()].toReversed().slice(0, MOST));
    };
    const timer = setTimeout(() => void find(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [keyword, open, queryClient]);
  return options;
}
