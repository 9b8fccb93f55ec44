/** Frames of a tab that is not seen never come. */
const MOST_MS = 200;

/** Runs `work` once, after the next frame has been handed over to be painted. What it returns gives the work up. */
export function afterFrame(work: () => void): () => void {
  let over = false;
  const end = () => {
    over = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const once = () => {
    if (over) return;
    end();
    work();
  };
  const timer = setTimeout(once, MOST_MS);
  const frame = requestAnimationFrame(() => setTimeout(once));
  return end;
}
