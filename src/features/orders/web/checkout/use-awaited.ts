import { useQuery } from '@tanstack/react-query';
import type { PromiseEvent } from '#features/catalog/rules/public.ts';
import type { PayWay } from '../../contract/checkout-schemas.ts';
import { type ControlWish, controlQuery } from './checkout-queries.ts';

/** What has to happen after the submit before anybody begins; the submit itself where nothing has to. */
export function useAwaited(wish: ControlWish, payWay: PayWay | null): PromiseEvent {
  const { data } = useQuery(controlQuery(wish));
  if (data?.outcome === 'ask') return 'approval';
  return payWay === 'transfer' || payWay === 'online' ? 'payment' : 'order';
}
