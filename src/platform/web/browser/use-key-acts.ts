import { useEffect, useRef } from 'react';

/** Acts by the place of their keys: `{ KeyS: start }`. */
export type KeyActs = Readonly<Record<string, () => void>>;

/** Acts by keys; `isMeant` says of a press whether it is one of ours, and stands outside of the component. */
export function useKeyActs(acts: KeyActs, isMeant: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = isMeant(event) ? latest.current[event.code] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isMeant]);
}
