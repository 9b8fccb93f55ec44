import { useState } from 'react';
import { useAct } from '#platform/web/use-act.ts';

/** A question to the server that is asked on request; the last answer stays until the next. */
export function useAnswer<T>() {
  const [answer, setAnswer] = useState<T | null>(null);
  const { busy, problem, obtain } = useAct({ otherwise: '没有得到结果，请检查网络后重试', renews: [] });
  const ask = async (work: () => Promise<T>) => setAnswer(await obtain(work));
  return { busy, answer, refusal: problem, ask };
}
