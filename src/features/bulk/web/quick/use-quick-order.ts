import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartCountQuery, cartQuery } from '#features/cart/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { PastedRow } from '../../rules/parse-pasted-rows.ts';
import type { CheckedPaste } from '../check-paste.ts';

export interface QuickOutcome {
  added: CheckedPaste[];
  left: CheckedPaste[];
  /** Lines that only sum up the others. */
  totals: number;
}

const NOTHING: QuickOutcome = { added: [], left: [], totals: 0 };

/** Code that reads and checks lists comes with the first press: few visits to the first page order something there. */
const loadWork = () =>
  Promise.all([import('../check-paste.ts'), import('./add-checked.ts'), import('../../rules/pasted-line.ts')]);

/** One act at a time; what fails is said. */
function useWork() {
  const [busy, setBusy] = useState(false);
  const work = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '校验失败，请检查网络后重试');
    } finally {
      setBusy(false);
    }
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

  /** Adds what can be added, behind what was added before; what was left then stays. */
  const addAll = async (checked: readonly CheckedPaste[], before: QuickOutcome) => {
    const [, { addChecked }, { pastedLine }] = await loadWork();
    const { added, left, result } = await addChecked(checked);
    if (result) {
      queryClient.setQueryData(cartCountQuery.queryKey, result.cartCount);
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    }
    const stays = [...before.left, ...left];
    setOutcome({ ...before, added: [...before.added, ...added], left: stays });
    setText(stays.map(({ row }) => pastedLine(row)).join('\n'));
  };

  const submit = () =>
    work(async () => {
      const [{ checkPaste }] = await loadWork();
      const list = await checkPaste(text);
      if (list === null) return notify.warning('行数太多，请改用批量下单或文件导入');
      if (list.checked.length === 0) return notify.warning('请先粘贴编码和数量');
      await addAll(list.checked, { ...NOTHING, totals: list.totals });
    });

  /** One row put right: it alone is checked again and added. */
  const accept = (at: number, change: Partial<PastedRow>) =>
    work(async () => {
      const chosen = outcome?.left[at];
      if (!outcome || !chosen) return;
      const [{ checkRows }] = await loadWork();
      const checked = await checkRows([{ ...chosen.row, ...change }]);
      await addAll(checked, { ...outcome, left: outcome.left.filter((_, place) => place !== at) });
    });

  /** What is written anew says nothing any more of what was checked. */
  const write = (next: string) => {
    setText(next);
    setOutcome(null);
  };
  return { text, write, outcome, submit, accept, busy };
}
