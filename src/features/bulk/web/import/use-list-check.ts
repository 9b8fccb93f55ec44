import { useCallback, useEffect, useState } from 'react';
import type { ListColumns } from '#business/written-lines/contract/list-schemas.ts';
import { isUsable } from '#business/written-lines/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import type { JudgedRow } from '../../contract/bulk-schemas.ts';
import { bulkApi } from '../bulk-api.ts';

export interface ListCheck {
  rows: readonly JudgedRow[];
  state: 'waiting' | 'running' | 'stopped' | 'failed' | 'done';
  problem: string | null;
}

const NOTHING: ListCheck = { rows: [], state: 'waiting', problem: null };

/** Asks for the rows piece by piece, each when the last has come: what is known so far is shown. */
async function checkPieces(listNo: string, signal: AbortSignal, show: (rows: JudgedRow[]) => void): Promise<void> {
  const rows: JudgedRow[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const piece: { rows: JudgedRow[]; next: number | null } = await bulkApi.call.rows({ listNo, from }, { signal });
    rows.push(...piece.rows);
    from = piece.next;
    show([...rows]);
  }
}

/** Checks every row of a list, anew when its columns change. It can be stopped, and begins again after a reload. */
export function useListCheck(listNo: string, mapping: ListColumns) {
  const [check, setCheck] = useState<ListCheck>(NOTHING);
  const [round, setRound] = useState(0);
  const [stopping, setStopping] = useState<AbortController | null>(null);
  const columns = JSON.stringify(mapping);
  const usable = isUsable(mapping);
  useEffect(() => {
    setCheck(NOTHING);
    if (!usable) return;
    const controller = new AbortController();
    setStopping(controller);
    const { signal } = controller;
    const show = (rows: JudgedRow[]) => signal.aborted || setCheck({ rows, state: 'running', problem: null });
    setCheck({ rows: [], state: 'running', problem: null });
    checkPieces(listNo, signal, show).then(
      () => signal.aborted || setCheck(({ rows }) => ({ rows, state: 'done', problem: null })),
      (error: unknown) => {
        if (signal.aborted) return;
        const problem = wordsOfRefusal(error, '校验中断，请检查网络后重试');
        setCheck(({ rows }) => ({ rows, state: 'failed', problem }));
      },
    );
    return () => controller.abort();
  }, [listNo, columns, usable, round]);
  /** A row was judged anew, after somebody chose for it. */
  const replace = useCallback((row: JudgedRow) => {
    setCheck((now) => ({ ...now, rows: now.rows.map((one) => (one.rowNumber === row.rowNumber ? row : one)) }));
  }, []);
  const again = useCallback(() => setRound((now) => now + 1), []);
  const stop = () => {
    stopping?.abort();
    setCheck(({ rows }) => ({ rows, state: 'stopped', problem: '已取消校验' }));
  };
  return { ...check, again, stop, replace };
}
