import { useAct } from '#platform/web/use-act.ts';
import { searchDeskApi } from './search-desk-api.ts';

/** A change of words: one at a time, told when done, and the lists are read anew. Resolves to whether it succeeded. */
export function useWordsAct() {
  const { busy, run } = useAct({
    passing: true,
    otherwise: '没有保存，请检查网络后重试',
    renews: [searchDeskApi.query.key()],
  });
  const act = async (work: () => Promise<unknown>, told: string) => !busy && run(work, told);
  return { act, busy };
}
