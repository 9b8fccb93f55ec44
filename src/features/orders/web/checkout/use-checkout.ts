import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Address, addressesQuery } from '#features/profile/web/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import type { Calculation } from '../../contract/checkout-schemas.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { calculationQuery } from './checkout-queries.ts';
import { orderInputOf } from './order-input-of.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import type { CheckoutLines } from './use-checkout-lines.ts';
import { useResumeSubmit } from './use-resume-submit.ts';
import { useSubmitOrder } from './use-submit-order.ts';

/** The address this order goes to: the one chosen here, else the default, which comes first. */
const chosenAddress = (addresses: readonly Address[], draft: CheckoutDraft | null): Address | null =>
  addresses.find((address) => address.id === draft?.addressId) ?? addresses[0] ?? null;

/** Facts and acts of one checkout: what it costs, where it goes, what was filled in, and the submit. */
export function useCheckout({ lines, source, fromCart, settle }: CheckoutLines) {
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const { data: calculation, isPlaceholderData, isError, refetch } = useQuery(calculationQuery(lines));
  const { draft, update, forget } = useCheckoutDraft(source);
  const { submit, submitting, outcome, clearOutcome } = useSubmitOrder({
    onRefused: (code) => {
      update({ sent: null });
      // A changed price is shown beside the one the page still shows.
      if (code !== 'ORDER_PRICE_CHANGED') void refetch();
    },
    onPlaced: forget,
  });
  useResumeSubmit(draft, submit);
  const [addressMissing, setAddressMissing] = useState(false);
  const address = chosenAddress(addresses, draft);
  const missing = addressMissing && !address ? '请先添加收货地址' : null;

  const placeOrder = async (shown: Calculation) => {
    if (!draft || !address) return setAddressMissing(!address);
    if (!(await settle())) return;
    const input = orderInputOf({ calculation: shown, address, draft, fromCart });
    update({ sent: input });
    await submit(input, draft.key);
  };
  const begin = (change: Partial<CheckoutDraft>) => {
    clearOutcome();
    update(change);
  };
  return {
    ...{ addresses, address, addressError: outcome.addressError ?? missing },
    ...{ calculation, failed: isError, reprice: () => void refetch() },
    stale: isPlaceholderData || calculation?.lines.length !== lines.length,
    ...{ draft, update, submitting, outcome, clearOutcome, placeOrder },
    chooseAddress: ({ id }: Address) => begin({ addressId: id }),
    orderAgain: () => begin({ key: newIdempotencyKey(), sent: null }),
  };
}
