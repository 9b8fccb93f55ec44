import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Address, addressesQuery } from '#features/profile/web/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { LoadingOverlay } from '#platform/web/feedback/page-loading.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { Calculation } from '../../contract/order-schemas.ts';
import styles from './checkout.module.css';
import { CheckoutAddresses } from './checkout-addresses.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import { CheckoutLinesTable } from './checkout-lines-table.tsx';
import { CheckoutNotes } from './checkout-notes.tsx';
import { calculationQuery } from './checkout-queries.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { orderInputOf } from './order-input-of.ts';
import { PriceChangedDialog } from './price-changed-dialog.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import type { CheckoutLines } from './use-checkout-lines.ts';
import { useResumeSubmit } from './use-resume-submit.ts';
import { useSubmitOrder } from './use-submit-order.ts';

/** The address this order goes to: the one chosen here, else the default, which comes first. */
const chosenAddress = (addresses: readonly Address[], draft: CheckoutDraft | null): Address | null =>
  addresses.find((address) => address.id === draft?.addressId) ?? addresses[0] ?? null;

/** One page from address to submit; errors stand beside what they concern. */
export function CheckoutView({ checkout }: { checkout: CheckoutLines }) {
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const { data: calculation, isPlaceholderData, error, refetch } = useQuery(calculationQuery(checkout.lines));
  const { draft, update, forget } = useCheckoutDraft(checkout.source);
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
  const stale = isPlaceholderData || calculation?.lines.length !== checkout.lines.length;

  const placeOrder = async (shown: Calculation) => {
    if (!draft || !address) return setAddressMissing(!address);
    if (!(await checkout.settle())) return;
    const input = orderInputOf({ calculation: shown, address, draft, fromCart: checkout.fromCart });
    update({ sent: input });
    await submit(input, draft.key);
  };

  if (!calculation) {
    return error ? (
      <ErrorState title="订单金额计算失败" onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={4} height={72} />
    );
  }
  return (
    <div className={styles.columns}>
      <LoadingOverlay active={submitting} label="正在提交订单" whole />
      <div className={styles.main}>
        <CheckoutAddresses
          {...{ addresses, chosen: address }}
          error={outcome.addressError ?? (addressMissing && !address ? '请先添加收货地址' : null)}
          onChoose={({ id }) => {
            clearOutcome();
            update({ addressId: id });
          }}
        />
        <CheckoutLinesTable {...{ checkout, calculation, stale, errors: outcome.lineErrors }} />
        <CheckoutNotes draft={draft} onChange={update} />
      </div>
      <CheckoutSummary
        {...{ calculation, address, stale, submitting, outcome, ready: draft !== null }}
        onSubmit={() => void placeOrder(calculation)}
        onOrderAgain={() => {
          update({ key: newIdempotencyKey(), sent: null });
          clearOutcome();
        }}
      />
      <PriceChangedDialog
        {...{ seen: calculation, now: outcome.priceChange, submitting }}
        onAccept={(now) => void placeOrder(now)}
        onClose={() => {
          clearOutcome();
          void refetch();
        }}
      />
    </div>
  );
}
