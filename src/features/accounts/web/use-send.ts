import { useRef, useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';

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
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const send = async (work: () => Promise<void>): Promise<Refusal | null> => {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    try {
      await work();
      return null;
    } catch (error) {
      return refusalOf(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, send };
}
