import { useRef } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { useBusy } from '#platform/web/use-busy.ts';

export interface Refusal {
  /** Name of the error in the contract; null when the server was not reached. */
  name: string | null;
  message: string;
}

const refusalOf = (error: unknown): Refusal =>
  isCallError(error)
    ? { name: error.code, message: error.message }
    : { name: null, message: '网络异常，请检查网络后重试。您填写的内容还在。' };

/** Sends one form at a time; a second press while the first is under way does nothing. Resolves to the refusal, if any. */
export function useSend() {
  const { busy, during } = useBusy();
  const sending = useRef(false);
  const send = async (work: () => Promise<void>): Promise<Refusal | null> => {
    if (sending.current) return null;
    sending.current = true;
    try {
      await during(work);
      return null;
    } catch (error) {
      return refusalOf(error);
    } finally {
      sending.current = false;
    }
  };
  return { busy, send };
}
