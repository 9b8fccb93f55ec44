import { useHydrated } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';
import { isReturn } from './links/return-focus.ts';

/**
 * False in the first frame of a page that was pressed for: what is looked at first is painted first. True from the
 * beginning where everything has to stand at once: a page as the server sent it, and one that somebody comes back to.
 */
export function useSecondFrame(): boolean {
  const pressedFor = useHydrated() && !isReturn();
  const [second, setSecond] = useState(!pressedFor);
  useEffect(() => {
    if (second) return undefined;
    return afterFrame(() => startTransition(() => setSecond(true)));
  }, [second]);
  return second;
}
