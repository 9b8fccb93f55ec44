import { useEffect, useState } from 'react';
import { SCROLL_THROTTLE_MS } from './scroll-to-top.ts';
import { throttle } from './throttle.ts';

/** True while the page is scrolled down by more than `px`. */
export function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const check = throttle(() => setPast(window.scrollY > px), SCROLL_THROTTLE_MS);
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      window.removeEventListener('scroll', check);
      check.cancel();
    };
  }, [px]);
  return past;
}
