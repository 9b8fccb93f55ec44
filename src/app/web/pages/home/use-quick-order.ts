import { useState } from 'react';
import type { CheckResult } from '#features/cart/contract/cart-schemas.ts';
import { parseQuickOrder, type QuickOrderError } from '#features/cart/rules/public.ts';
import { checkLines, type LineToAdd, useAddToCart } from '#features/cart/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { keepFailedLines } from './keep-failed-lines.ts';

/** What became of each line of the pasted list. */
export interface QuickOrderOutcome {
  errors: QuickOrderError[];
  failed: CheckResult['failInfos'];
  added: CheckResult['successInfos'];
}

/**
 * Reads the pasted list, asks the server line by line, adds what can be added and keeps the rest in the box,
 * so that it can be put right and tried again.
 */
export function useQuickOrder() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<QuickOrderOutcome | null>(null);
  const [checking, setChecking] = useState(false);
  const { add, pending } = useAddToCart();

  const submit = async () => {
    const { rows, errors } = parseQuickOrder(text);
    if (rows.length === 0 && errors.length === 0) return notify.warning('请先粘贴产品编码和数量');
    setChecking(true);
    try {
      const lines: LineToAdd[] = rows.map(({ itemNo, quantity }) => ({ itemNo, quantity }));
      const checked = lines.length > 0 ? await checkLines(lines) : { failInfos: [], successInfos: [] };
      const added = checked.successInfos;
      if (added.length > 0) await add(added.map(({ skuCode, quantity }) => ({ itemNo: skuCode, quantity })));
      setOutcome({ errors, failed: checked.failInfos, added });
      setText(keepFailedLines(text, rows, checked.failInfos, errors));
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '校验失败，请检查网络后重试');
    } finally {
      setChecking(false);
    }
  };
  return { text, setText, outcome, submit, busy: checking || pending };
}
