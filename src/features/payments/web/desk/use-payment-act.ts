import { useAct } from '#platform/web/use-act.ts';
import { paymentDeskApi } from './payment-desk-api.ts';

/** One booking at the desk: done once however often it is pressed; a refusal stays to be read. */
export const usePaymentAct = () =>
  useAct({
    otherwise: '网络中断，结果未知，请再次提交，不会重复入账',
    renews: [paymentDeskApi.query.key()],
  });
