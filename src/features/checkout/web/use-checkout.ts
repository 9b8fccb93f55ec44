import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice, PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import { invoiceFaults, tidyInvoice } from '#features/orders/rules/public.ts';
import { type Address, addressesQuery } from '#features/profile/web/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { useFocusWrong } from '#platform/web/form/use-focus-wrong.ts';
import type { Calculation, CheckoutCustomer } from '../contract/checkout-schemas.ts';
import { defaultInvoice } from '../rules/prefill-invoice.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { customerQuery, previewQuery } from './checkout-queries.ts';
import { orderInputOf } from './order-input-of.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import type { CheckoutLines } from './use-checkout-lines.ts';
import { useOverBudget } from './use-over-budget.ts';
import { useResumeSubmit } from './use-resume-submit.ts';
import { useSubmitOrder } from './use-submit-order.ts';

/** The address this order goes to: the one chosen here, else the default, which comes first. */
const chosenAddress = (addresses: readonly Address[], draft: CheckoutDraft | null): Address | null =>
  addresses.find((address) => address.id === draft?.addressId) ?? addresses[0] ?? null;

/** The way chosen here as long as it is offered, else the first. */
const chosenWay = ({ payWays }: CheckoutCustomer, draft: CheckoutDraft | null): PayWay | null =>
  (payWays.find(({ payWay }) => payWay === draft?.payWay) ?? payWays.find(({ held }) => !held) ?? payWays[0])?.payWay ??
  null;

/** The invoice typed here, else what the firm used last, keeps or is called. */
function chosenInvoice({ invoices, firmInvoice }: CheckoutCustomer, draft: CheckoutDraft | null): Invoice | null {
  if (draft?.invoice === 'none') return null;
  return draft?.invoice ?? defaultInvoice(invoices, firmInvoice);
}

const isWhole = (invoice: Invoice | null) => !invoice || Object.keys(invoiceFaults(tidyInvoice(invoice))).length === 0;

/** What the order is made of, with what the buyer has chosen of it. */
function useCheckoutFacts({ lines, source, quoteNo }: CheckoutLines) {
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const { data: customer } = useSuspenseQuery(customerQuery);
  const { draft, update, forget } = useCheckoutDraft(source);
  const address = chosenAddress(addresses, draft);
  const preview = useQuery(previewQuery(lines, address?.id, quoteNo));
  const payWay = chosenWay(customer, draft);
  return {
    addresses,
    customer,
    draft,
    update,
    forget,
    address,
    preview,
    payWay,
    invoice: chosenInvoice(customer, draft),
  };
}

/** Facts and acts of one checkout: what it costs, where it goes, what was filled in, and the submit. */
export function useCheckout(checkout: CheckoutLines) {
  const { lines, fromCart, quoteNo, settle } = checkout;
  const { addresses, customer, draft, update, forget, address, preview, payWay, invoice } = useCheckoutFacts(checkout);
  const { data: calculation, isPlaceholderData, isError, refetch } = preview;
  const { submit, submitting, outcome, clearOutcome } = useSubmitOrder({
    onRefused: (code) => {
      update({ sent: null });
      // A changed price is shown beside the one the page still shows.
      if (code !== 'ORDER_PRICE_CHANGED') void refetch();
      void overBudget.refetch();
    },
    onPlaced: forget,
  });
  const wish = { lines, quoteNo, addressId: address?.id, costCenter: draft?.costCenter.trim() ?? '' };
  const overBudget = useOverBudget(wish, draft, outcome.overruns);
  useResumeSubmit(draft, submit);
  /** A submit was tried: what is missing is said beside its field. */
  const [checked, setChecked] = useState(false);
  const refused = useFocusWrong();
  const placeOrder = async (shown: Calculation) => {
    setChecked(true);
    if (!draft || !address || !payWay || !isWhole(invoice) || overBudget.missing) return refused();
    if (!(await settle())) return;
    const kept = invoice && tidyInvoice(invoice);
    const filled = { calculation: shown, address, draft, payWay, invoice: kept, fromCart, quoteNo };
    const input = orderInputOf({ ...filled, overBudget: overBudget.agreed });
    update({ sent: input });
    await submit(input, draft.key);
  };
  const begin = (change: Partial<CheckoutDraft>) => {
    clearOutcome();
    update(change);
  };
  const missing = checked && !address ? '请先添加收货地址' : null;
  return {
    addresses,
    address,
    addressError: outcome.addressError ?? missing,
    customer,
    payWay,
    invoice,
    checked,
    calculation,
    failed: isError,
    reprice: () => void refetch(),
    incomplete: checked && !isWhole(invoice),
    stale: isPlaceholderData || calculation?.lines.length !== lines.length,
    draft,
    update,
    submitting,
    outcome,
    clearOutcome,
    placeOrder,
    begin,
    overBudget,
    chooseAddress: ({ id }: Address) => begin({ addressId: id }),
    orderAgain: () => begin({ key: newIdempotencyKey(), sent: null }),
  };
}
