import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCallError, isFinalRefusal, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { paymentDeskApi } from './payment-desk-api.ts';

type CallContext = { context: { idempotencyKey: string } };

/** One booking at the desk: done once however often it is pressed; a refusal stays to be read. */
export function usePaymentAct() {
  const queryClient = useQueryClient();
  const key = useRef<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: (options: CallContext) => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    key.current ??= newIdempotencyKey();
    try {
      await work({ context: { idempotencyKey: key.current } });
      key.current = null;
      notify.success(done);
      await queryClient.invalidateQueries({ queryKey: paymentDeskApi.query.key() });
      return true;
    } catch (error) {
      if (isFinalRefusal(error)) key.current = null;
      setProblem(isCallError(error) ? error.message : '网络中断，结果未知，请再次提交，不会重复入账');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
