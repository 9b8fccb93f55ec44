import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { orderHref, payHref } from '#business/paths/rules/public.ts';
import { isCallError, isFinalRefusal, newIdempotencyKey } from '#platform/web/api-client.ts';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { paymentApi } from './payment-api.ts';
import { paymentStateQuery } from './payment-queries.ts';

/** Begins to pay and goes where the payer has to be; a press during the call, or after a lost answer, begins nothing twice. */
export function useStartPayment(orderNo: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const key = useRef<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const goOn = async (state: PaymentState) => {
    const { kind, url } = state.payment?.instructions ?? {};
    if (state.outcome === 'credit') await router.navigate({ href: orderHref(orderNo) });
    else if (kind === 'redirect' && url) window.location.assign(url);
    else await router.navigate({ href: payHref(orderNo) });
  };
  const start = async (channel: string) => {
    setBusy(true);
    setProblem(null);
    key.current ??= newIdempotencyKey();
    try {
      const state = await paymentApi.call.cratePay({ orderNo, channel }, { context: { idempotencyKey: key.current } });
      key.current = null;
      queryClient.setQueryData(paymentStateQuery(orderNo).queryKey, state);
      await goOn(state);
    } catch (error) {
      if (isFinalRefusal(error)) key.current = null;
      setProblem(isCallError(error) ? error.message : '网络中断，请再次点击，不会重复付款。');
      await queryClient.invalidateQueries({ queryKey: paymentStateQuery(orderNo).queryKey });
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, start };
}
