/** How long what loads above may push an element away, in milliseconds. */
const SETTLING = 3_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls an element to the top and holds it there while the page around it grows, until somebody moves it himself. */
export function arriveAt(element: HTMLElement): () => void {
  // Tells of the first size at once.
  const grown = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }));
  const timer = setTimeout(end, SETTLING);
  function end() {
    clearTimeout(timer);
    grown.disconnect();
    for (const move of MOVES) removeEventListener(move, end);
  }
  grown.observe(document.body);
  for (const move of MOVES) addEventListener(move, end, { passive: true });
  return end;
}
