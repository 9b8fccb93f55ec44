import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { orderHref, payHref } from '#business/paths/rules/public.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { paymentApi } from './payment-api.ts';
import { paymentStateQuery } from './payment-queries.ts';

/** Begins to pay and goes where the payer has to be; a press during the call, or after a lost answer, begins nothing twice. */
export function useStartPayment(orderNo: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { busy, problem, run } = useAct({
    staleAfter: 'any',
    otherwise: '网络中断，请再次点击，不会重复付款。',
    renews: [paymentStateQuery(orderNo).queryKey],
  });

  const goOn = async (state: PaymentState) => {
    const { kind, url } = state.payment?.instructions ?? {};
    if (state.outcome === 'credit') await router.navigate({ href: orderHref(orderNo) });
    else if (kind === 'redirect' && url) window.location.assign(url);
    else await router.navigate({ href: payHref(orderNo) });
  };
  const start = (channel: string) =>
    run(async (context) => {
      const state = await paymentApi.call.cratePay({ orderNo, channel }, context);
      queryClient.setQueryData(paymentStateQuery(orderNo).queryKey, state);
      await goOn(state);
    });
  return { busy, problem, start };
}
