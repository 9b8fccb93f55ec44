import { notify } from '#platform/web/feedback/notify.ts';
import { useAct } from '#platform/web/use-act.ts';
import { countQuery, rangeQuery } from './desk-queries.ts';

/** A change to the rules of a customer: one at a time, told when done, and the page reads them anew. */
export function useRangeAct(customerCode: string) {
  const { busy, run } = useAct({
    passing: true,
    otherwise: '没有保存，请检查网络后重试',
    renews: [rangeQuery(customerCode).queryKey, countQuery(customerCode).queryKey],
  });
  const act = async (work: () => Promise<string>) => !busy && run(async () => notify.success(await work()));
  return { act, busy };
}
