import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';

/** A question to the server that is asked on request; the last answer stays until the next. */
export function useAnswer<T>() {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<T | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async (work: () => Promise<T>) => {
    setBusy(true);
    setRefusal(null);
    try {
      setAnswer(await work());
    } catch (error) {
      setAnswer(null);
      setRefusal(isCallError(error) ? error.message : '没有得到结果，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  };
  return { busy, answer, refusal, ask };
}
