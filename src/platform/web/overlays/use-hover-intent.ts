import { useEffect, useRef } from 'react';

const OPEN_MS = 120;
const CLOSE_MS = 200;

/** Opens after a short rest of the pointer and closes after a short absence, so that a passing pointer opens nothing. */
export function useHoverIntent(setOpen: (open: boolean) => void): (over: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (over) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(over), over ? OPEN_MS : CLOSE_MS);
  };
}
