import type { PromiseEvent } from '#features/catalog/rules/public.ts';
import type { PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import type { ControlPreview } from '../contract/control-schemas.ts';

/** What has to happen after the submit before anybody begins; the submit itself where nothing has to. */
export function awaitedOf(preview: ControlPreview | undefined, payWay: PayWay | null): PromiseEvent {
  if (preview?.outcome === 'ask') return 'approval';
  return payWay === 'transfer' || payWay === 'online' ? 'payment' : 'order';
}
