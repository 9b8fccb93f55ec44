/** Specification 9: one reload for a missing chunk, at most every 60 seconds. */
const GUARD_MS = 60_000;
const KEY = 'chunkReloadAt';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** True when a page whose script part could not be loaded may reload itself now, and remembers that it did. */
export function claimChunkReload(memory: Memory, now: number): boolean {
  const last = Number(memory.getItem(KEY) ?? Number.NaN);
  // A clock that was set back must not block reloads for ever.
  if (last <= now && now - last < GUARD_MS) return false;
  memory.setItem(KEY, String(now));
  return true;
}

/** A part that is missing after a reload as well: the line is down, or the page cannot be had. */
function showNetworkError(netErrorPath: string): void {
  const { pathname, search } = window.location;
  if (pathname !== netErrorPath)
    window.location.assign(`${netErrorPath}?from=${encodeURIComponent(pathname + search)}`);
}

/** After a deployment old pages ask for parts that are gone; a reload brings the new ones (specification 2.9). */
export function reloadOnMissingChunk(netErrorPath: string): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (!claimChunkReload(window.sessionStorage, Date.now())) return showNetworkError(netErrorPath);
    } catch {
      // Without storage a reload could go round in circles.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
