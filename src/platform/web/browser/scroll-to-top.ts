/** Specification 9: back-to-top after 118 px, animation 500 ms, scroll throttle 300 ms. */
export const BACK_TO_TOP_AFTER_PX = 118;
const ANIMATION_MS = 500;
export const SCROLL_THROTTLE_MS = 300;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Scrolls up in half a second, at once for those who want no motion; any scrolling by hand takes over. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0);
  const start = performance.now();
  let expected = from;
  const step = (now: number) => {
    if (Math.abs(window.scrollY - expected) > 2) return;
    const share = Math.min(1, (now - start) / ANIMATION_MS);
    window.scrollTo({ top: from * (1 - easeOut(share)), behavior: 'instant' });
    expected = window.scrollY;
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
