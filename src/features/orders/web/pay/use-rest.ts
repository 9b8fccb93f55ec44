import { useEffect, useState } from 'react';

/** Milliseconds until a moment, told anew each second; null until the page lives, so that server and browser agree. */
export function useRest(until: string): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now === null ? null : Date.parse(until) - now;
}
