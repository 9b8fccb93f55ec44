import { useEffect, useRef } from 'react';

/** Acts by Alt and a key, while no dialog is open: `{ KeyS: start }`. Keys count by their place, not by the alphabet. */
export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector('[role="dialog"]')) return;
      const act = latest.current[event.code];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
