import type { PaymentChannel } from '#features/payments/api/public.ts';

/** Channels of other companies whose settings stand in the environment, in the order people are shown. */
export async function openRealChannels(
  _source: Readonly<Record<string, string | undefined>>,
): Promise<PaymentChannel[]> {
  return [];
}
