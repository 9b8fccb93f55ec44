import { PAY_WAYS } from '#features/orders/rules/public.ts';
import type { PaymentChannel } from './payment-channel.ts';
import { ACCOUNT, TRANSFER } from './payment-settings.ts';

/** A channel in words; one that is no longer configured keeps its code. */
export function channelLabel(code: string, channels: ReadonlyMap<string, PaymentChannel>): string {
  if (code === ACCOUNT || code === TRANSFER) return PAY_WAYS[code].label;
  return channels.get(code)?.label ?? code;
}
