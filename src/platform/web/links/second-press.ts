import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/** Within this time of leaving a page a second touch still means what stood there before. */
const DOUBLE_MS = 500;
/** A mouse's presses are counted by the browser, by the pace its person has set: only what came much later was meant. */
const COUNTED_MS = 2_000;
/** A finger does not hit the same spot twice. */
const NEAR_PX = 40;

interface Press {
  at: number;
  x: number;
  y: number;
  touch: boolean;
}

/** The second press of a double press: a browser counts those of a mouse, those of a finger are told by place and time. */
export function isSecondPress(first: Press, next: Press & { count: number }): boolean {
  const since = next.at - first.at;
  if (next.count > 1) return since < COUNTED_MS;
  return next.touch && since < DOUBLE_MS && Math.hypot(next.x - first.x, next.y - first.y) <= NEAR_PX;
}

/**
 * Who presses a row twice wants its page, and nothing of what stands under the finger by then: the press that follows the
 * one that left a page does nothing on the next. One place for whatever a page has there.
 */
export function ignoreSecondPress(router: AnyRouter): void {
  let last: Press = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, touch: false };
  let left = last;
  let begun = false;
  let path = router.latestLocation.pathname;
  (router.history as RouterHistory).subscribe(({ location, action }) => {
    const another = location.pathname !== path;
    path = location.pathname;
    if (another && (action.type === 'PUSH' || action.type === 'REPLACE')) left = { ...last, at: performance.now() };
  });
  addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, timeStamp: at, pointerType }) => {
      last = { at, x, y, touch: pointerType !== 'mouse' };
      begun = isSecondPress(left, { ...last, count: 1 });
    },
    { capture: true, passive: true },
  );
  const hear = (event: MouseEvent) => {
    // Keys press without a place.
    if (event.detail === 0) return;
    if (!begun && !isSecondPress(left, { ...last, touch: false, at: event.timeStamp, count: event.detail })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const) addEventListener(type, hear, true);
}
