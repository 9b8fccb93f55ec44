import { useMemo, useState } from 'react';
import type { PastedRow } from '#business/written-lines/rules/public.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { AddChoices, BulkAddResult, RowStatus } from '../../contract/bulk-schemas.ts';
import { MAX_TYPED_ROWS } from '../../rules/bulk-limits.ts';
import { type AdditionPlan, countRepeated, planAddition, repeatedRows } from '../../rules/plan-addition.ts';
import { asPlanRow } from '../as-plan-row.ts';
import { asWish, isOpen, wishOfText } from '../as-wish.ts';
import { bulkApi } from '../bulk-api.ts';
import { type AdditionGoal, useAddition } from '../use-addition.ts';
import { asWrittenRow, checkKey, isBlank, overflow, type TypedRow, type Verdicts } from './typed-rows.ts';
import { useRowChecks } from './use-row-checks.ts';
import { useTypedRows } from './use-typed-rows.ts';

/** Written rows with their verdicts, named by their place on the page, and what adding them would do. */
function usePlan(rows: readonly TypedRow[], verdicts: Verdicts, choices: AddChoices) {
  const planRows = useMemo(() => {
    const judged = rows.flatMap((row, at) => {
      const verdict = isBlank(row) ? undefined : verdicts.get(checkKey(row));
      return verdict ? [{ ...verdict, rowNumber: at + 1 }] : [];
    });
    return judged.map(asPlanRow);
  }, [rows, verdicts]);
  const repeated = useMemo(() => repeatedRows(planRows), [planRows]);
  const plan = useMemo(() => planAddition(planRows, choices), [planRows, choices]);
  const count = (status: RowStatus) => planRows.filter((row) => row.status === status).length;
  const counts = { warnings: count('warning'), asking: count('ask') };
  return { plan, repeated, repeatedItems: countRepeated(repeated), ...counts };
}

/** What would be asked for: all written rows, and those of them that are in error or whose sum cannot be had. */
function useWishes(rows: readonly TypedRow[], verdicts: Verdicts, plan: AdditionPlan) {
  return useMemo(() => {
    const stuck = new Set(plan.rejected.map(({ rowNumber }) => rowNumber));
    const wishes = rows.flatMap((row, at) => {
      if (isBlank(row)) return [];
      const verdict = verdicts.get(checkKey(row));
      // A row without a quantity was not judged: nothing says that it cannot be had.
      if (!verdict) return [{ wish: wishOfText(row), open: row.quantity.trim() !== '' }];
      const wish = asWish({ ...verdict, rowNumber: at + 1 }, row.customerCode);
      return [{ wish, open: isOpen(verdict) && stuck.has(at + 1) }];
    });
    return { all: wishes.map(({ wish }) => wish), open: wishes.flatMap(({ wish, open }) => (open ? [wish] : [])) };
  }, [rows, verdicts, plan]);
}

/** A list being written: its rows and verdicts, what they come to, and the acts of the page. */
export function useOrderSheet() {
  const { state, change } = useTypedRows();
  const { rows } = state;
  const checks = useRowChecks(rows);
  const [choices, setChoices] = useState<AddChoices>({ duplicates: 'merge', withWarnings: true });
  const [result, setResult] = useState<BulkAddResult | null>(null);
  const planned = usePlan(rows, checks.verdicts, choices);
  const wishes = useWishes(rows, checks.verdicts, planned.plan);

  /** What is in the cart leaves the page, what stayed out stays to be put right. */
  const keepRejected = (added: BulkAddResult) => {
    const out = new Set(added.rejected.map(({ rowNumber }) => rowNumber));
    change({ kind: 'remove', ids: rows.filter((_, at) => !out.has(at + 1)).map(({ id }) => id) });
    setResult(added);
  };
  const { busy, add, goToCheckout } = useAddition(keepRejected);
  const addAll = (goal: AdditionGoal) => {
    const sent = rows.flatMap((row, at) => (isBlank(row) ? [] : [asWrittenRow(row, at + 1)]));
    void add(goal, (idempotencyKey) =>
      bulkApi.call.addRows({ rows: sent, ...choices }, { context: { idempotencyKey } }),
    );
  };
  const takePasted = (pasted: readonly PastedRow[], at?: number): boolean => {
    const beyond = overflow(state, pasted.length);
    if (beyond > 0) {
      notify.warning(`最多 ${MAX_TYPED_ROWS} 行，还多 ${beyond} 行，请改用文件导入`);
      return false;
    }
    change({ kind: 'paste', pasted, at });
    return true;
  };
  const clear = () => change({ kind: 'remove', ids: rows.map(({ id }) => id) });
  const written = rows.filter((row) => !isBlank(row)).length;
  return {
    rows,
    written,
    change,
    takePasted,
    clear,
    ...checks,
    ...planned,
    wishes,
    choices,
    setChoices,
    busy,
    addAll,
    goToCheckout,
    result,
    setResult,
  };
}
