import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PastedRow } from '#business/written-lines/rules/public.ts';
import { cartCountQuery, cartQuery } from '#features/cart/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { useBusy } from '#platform/web/use-busy.ts';
import type { CheckedPaste } from '../check-paste.ts';
import type { QuickAnswer } from './quick-work.ts';

export interface QuickOutcome {
  added: CheckedPaste[];
  left: CheckedPaste[];
  /** Lines that only sum up the others. */
  totals: number;
}

/** Code that reads and checks lists comes with the first press: few visits to the first page order something there. */
const loadWork = () => import('./quick-work.ts');

/** One act at a time; what fails is said. */
function useWork() {
  const { busy, during } = useBusy();
  const refuse = (error: unknown) => notify.error(wordsOfRefusal(error, '校验失败，请检查网络后重试'));
  const work = async (act: () => Promise<unknown>) => {
    if (!busy) await during(() => act().catch(refuse));
  };
  return { busy, work };
}

/**
 * Reads the pasted list, has it checked by the rules of every list, adds what is in order and keeps the rest in the box:
 * each row with its reason and what would put it right.
 */
export function useQuickOrder() {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<QuickOutcome | null>(null);
  const { busy, work } = useWork();

  const show = (answer: QuickAnswer) => {
    if ('problem' in answer) return notify.warning(answer.problem);
    if (answer.cartCount !== null) {
      queryClient.setQueryData(cartCountQuery.queryKey, answer.cartCount);
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    }
    setOutcome(answer.outcome);
    setText(answer.text);
  };

  const submit = () => work(async () => show(await (await loadWork()).orderList(text)));

  const accept = (at: number, change: Partial<PastedRow>) =>
    work(async () => outcome?.left[at] && show(await (await loadWork()).orderChanged(outcome, at, change)));

  /** What is written anew says nothing any more of what was checked. */
  const write = (next: string) => {
    setText(next);
    setOutcome(null);
  };
  return { text, write, outcome, submit, accept, busy };
}
