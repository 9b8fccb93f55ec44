import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatAmount, lineAmount, parseUnitPrice } from '#platform/shared/money.ts';
import { newIdempotencyKey, wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { SelectionDetail, SelectionLine } from '../contract/selection-schemas.ts';
import { selectionApi } from './selection-api.ts';
import { LISTS_KEY, selectionQuery } from './selection-queries.ts';

/** Presses on + and − that follow each other are one change. */
const SETTLE_MS = 400;
const UNDO_MS = 8_000;

type Show = (list: SelectionDetail) => SelectionDetail;
type Send = (version: number) => Promise<{ version: number; lineCount: number }>;

const codesOf = (lines: readonly SelectionLine[]) => lines.map(({ skuCode }) => skuCode);

/** Until the server has answered: the price of the old quantity. */
function withQuantity(line: SelectionLine, quantity: number): SelectionLine {
  const amount =
    line.salesPrice === null ? '0.00' : formatAmount(lineAmount(parseUnitPrice(line.salesPrice), quantity));
  return { ...line, quantity, amount };
}

const mapLine =
  (skuCode: string, change: (line: SelectionLine) => SelectionLine): Show =>
  ({ lines, ...list }) => ({ ...list, lines: lines.map((line) => (line.skuCode === skuCode ? change(line) : line)) });

/**
 * Changes of one list: shown at once, sent one after another, each with the version the last one answered. When
 * somebody else has changed the list meanwhile, what is there is shown instead, and the reader is told.
 */
function useChanges(listId: string) {
  const client = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = selectionQuery(listId);
  const show = (change: Show) => client.setQueryData(queryKey, (list) => list && change(list));
  const refetch = () => client.invalidateQueries({ queryKey: LISTS_KEY });
  const send = (act: Send): Promise<boolean> => {
    const done = queue.current.then(async () => {
      const list = client.getQueryData(queryKey);
      if (!list) return false;
      try {
        const { version, lineCount } = await act(list.version);
        show((now) => ({ ...now, version, lineCount }));
        return true;
      } catch (error) {
        notify.error(wordsOfRefusal(error, '保存失败，请检查网络后重试'));
        await refetch();
        return false;
      }
    });
    queue.current = done;
    return done;
  };
  return { client, queryKey, show, send, refetch };
}

type Changes = ReturnType<typeof useChanges>;

/** Quantities: what was typed last counts, and is not lost when the page is left. */
function useQuantityEdits(listId: string, { show, send, refetch }: Changes) {
  const timers = useRef(new Map<string, { timer: number; fire: () => void }>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const { timer, fire } of waiting.values()) {
        window.clearTimeout(timer);
        fire();
      }
    };
  }, []);
  return ({ skuCode }: SelectionLine, quantity: number) => {
    show(mapLine(skuCode, (line) => withQuantity(line, quantity)));
    const fire = () => {
      timers.current.delete(skuCode);
      // The price may be that of another tier now.
      void send((version) => selectionApi.call.editLine({ listId, version, skuCode, quantity })).then(refetch);
    };
    window.clearTimeout(timers.current.get(skuCode)?.timer);
    timers.current.set(skuCode, { timer: window.setTimeout(fire, SETTLE_MS), fire });
  };
}

/** Lines as they stood before, with what has come since behind them. */
function inOldOrder(before: readonly SelectionLine[], now: readonly SelectionLine[]): SelectionLine[] {
  const there = new Map(now.map((line) => [line.skuCode, line]));
  const known = new Set(codesOf(before));
  return [
    ...before.flatMap(({ skuCode }) => there.get(skuCode) ?? []),
    ...now.filter(({ skuCode }) => !known.has(skuCode)),
  ];
}

export function useListEdits(listId: string) {
  const changes = useChanges(listId);
  const { client, queryKey, show, send } = changes;
  const quantity = useQuantityEdits(listId, changes);
  const linesNow = () => client.getQueryData(queryKey)?.lines ?? [];

  const note = ({ skuCode }: SelectionLine, text: string) => {
    show(mapLine(skuCode, (line) => ({ ...line, note: text })));
    void send((version) => selectionApi.call.editLine({ listId, version, skuCode, note: text }));
  };
  const arrange = (lines: readonly SelectionLine[]) => {
    show((list) => ({ ...list, lines: [...lines] }));
    return send((version) => selectionApi.call.arrange({ listId, version, skuCodes: codesOf(lines) }));
  };
  /** Puts lines back where they were; goods that are gone meanwhile cannot come back. */
  const putBack = async (removed: readonly SelectionLine[], before: readonly SelectionLine[]) => {
    const lines = removed.map((line) => ({ skuCode: line.skuCode, quantity: line.quantity, note: line.note }));
    const context = { idempotencyKey: newIdempotencyKey() };
    if (!(await send(() => selectionApi.call.addLines({ listId, lines }, { context })))) return;
    await client.refetchQueries({ queryKey });
    await arrange(inOldOrder(before, linesNow()));
  };
  const remove = async (lines: readonly SelectionLine[]) => {
    const before = linesNow();
    const gone = new Set(codesOf(lines));
    show((list) => ({ ...list, lines: list.lines.filter(({ skuCode }) => !gone.has(skuCode)) }));
    const skuCodes = [...gone];
    if (!(await send((version) => selectionApi.call.removeLines({ listId, version, skuCodes })))) return;
    const action = { label: '撤销', onPress: () => void putBack(lines, before) };
    notify.success(`已删除 ${lines.length} 种商品`, { durationMs: UNDO_MS, action });
  };
  return { quantity, note, arrange, remove };
}

export type ListEdits = ReturnType<typeof useListEdits>;
