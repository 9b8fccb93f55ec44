import { useEffect, useState } from 'react';

/** Whole seconds until a moment of this computer's clock; 0 when it is over or there is none. */
export function useCountdown(until: number | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tell = () => setLeft(until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tell();
    if (until === null) return;
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
