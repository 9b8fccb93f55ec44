import { useEffect, useRef, useState } from 'react';

type Acts = Readonly<Record<string, () => void>>;

const TYPING = 'input, textarea, select, [contenteditable]';

/** Acts by single keys, as long as nobody is typing and no dialog is open. */
export function usePlainKeys(acts: Acts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const typing = event.target instanceof Element && event.target.closest(TYPING);
      if (typing || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const act = latest.current[event.code];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** The row that keys act on: J goes down, K up; null until one of them was pressed. */
export function useCurrentRow(count: number) {
  const [wanted, setWanted] = useState<number | null>(null);
  const place = wanted === null || count === 0 ? null : Math.min(wanted, count - 1);
  return {
    place,
    down: () => setWanted(place === null ? 0 : Math.min(place + 1, count - 1)),
    up: () => setWanted(place === null ? 0 : Math.max(place - 1, 0)),
  };
}
