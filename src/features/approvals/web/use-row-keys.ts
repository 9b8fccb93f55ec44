import { useEffect, useRef, useState } from 'react';
import { type KeyActs, useKeyActs } from '#platform/web/browser/use-key-acts.ts';

/** Where keys belong to what has the focus. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
/** A press of Enter on these is meant for them. */
const PRESSABLE = 'a, button, summary, label';
/** Keys that may be held down. */
const MOVES = new Set(['KeyJ', 'KeyK', 'ArrowDown', 'ArrowUp']);

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function isPlain(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  // A key that is held down acts once.
  if (event.repeat && !MOVES.has(event.code)) return false;
  if (isIn(event.target, TYPING) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  return event.code !== 'Enter' || !isIn(event.target, PRESSABLE);
}

/** Acts by single keys, as long as nobody is typing and no dialog is open. */
export const usePlainKeys = (acts: KeyActs): void => useKeyActs(acts, isPlain);

const currentRow = () => document.querySelector<HTMLTableRowElement>('tbody > tr[aria-current="true"]');

/** After an act whose button is gone the row itself has the focus. */
export function holdRow(): void {
  if (document.activeElement === document.body) currentRow()?.focus({ preventScroll: true });
}

/**
 * The row that keys act on: J and ↓ go down, K and ↑ up, and who presses or focuses something in a row has chosen it. It is
 * known by its key, never by its place: when the row leaves the list nothing is chosen, rather than its neighbour.
 */
export function useCurrentRow(keys: readonly string[]) {
  const [chosen, setChosen] = useState<{ key: string; at: number; byKeys: boolean } | null>(null);
  const place = chosen === null ? -1 : keys.indexOf(chosen.key);
  const known = useRef(keys);
  useEffect(() => {
    known.current = keys;
  });
  useEffect(() => {
    if (chosen?.byKeys) currentRow()?.focus();
  }, [chosen]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLTableRowElement>('tbody > tr') : null;
      const key = row && known.current[row.sectionRowIndex];
      if (key) setChosen((old) => (old?.key === key ? old : { key, at: row.sectionRowIndex, byKeys: false }));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  const go = (at: number) => {
    const key = keys[Math.min(Math.max(at, 0), keys.length - 1)];
    if (key !== undefined) setChosen({ key, at: keys.indexOf(key), byKeys: true });
  };
  // From the place of a row that has left, its successor is next.
  const from = place === -1 ? (chosen?.at ?? 0) - (chosen ? 0.5 : 1) : place;
  return {
    key: place === -1 ? null : (keys[place] ?? null),
    place: place === -1 ? null : place,
    down: () => go(Math.floor(from + 1)),
    up: () => go(place === -1 && chosen === null ? 0 : Math.ceil(from - 1)),
  };
}
