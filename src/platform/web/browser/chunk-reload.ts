import { isOffline, OFFLINE_WORDS } from './is-offline.ts';
import { nobodyWaits } from './part-need.ts';

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

interface ReloadRules {
  /** Where people are told that a part is missing after a reload as well. */
  netErrorPath: string;
  /** Somebody has pressed for another page, and its parts are on their way. */
  isOnTheWay: () => boolean;
}

/** A part that is missing after a reload as well: the line is down, or the page cannot be had. */
function showNetworkError(netErrorPath: string): void {
  const { pathname, search } = window.location;
  if (pathname !== netErrorPath)
    window.location.assign(`${netErrorPath}?from=${encodeURIComponent(pathname + search)}`);
}

const AGAIN_MS = 3_000;

/** A sheet that did not come and that the build's function takes for loaded is asked for until it comes. */
function bringSheet(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onerror = () => {
    link.remove();
    setTimeout(bringSheet, AGAIN_MS, href);
  };
  document.head.append(link);
}

/** Fails in its place: whoever asked for the part says so, and the page stays with what was typed in it. */
function failInPlace(error: Error): void {
  const [, sheet] = / CSS for (\S+)/.exec(error.message) ?? [];
  if (sheet) setTimeout(bringSheet, AGAIN_MS, sheet);
  // The router reloads by itself where it reads the browser's words for a missing module.
  error.message = OFFLINE_WORDS;
}

/**
 * After a deployment old pages ask for parts that are gone; a reload brings the new ones (specification 2.9). Not for parts
 * that nobody waits for, and not without a line: a reload would throw away the page for the browser's own.
 */
export function reloadOnMissingChunk({ netErrorPath, isOnTheWay }: ReloadRules): void {
  let reloading = false;
  window.addEventListener('vite:preloadError', (event) => {
    // Script and sheet of one part fail one after the other; the page is on its way already.
    if (reloading) return event.preventDefault();
    if (isOffline() || (nobodyWaits() && !isOnTheWay())) return failInPlace(event.payload);
    try {
      if (!claimChunkReload(window.sessionStorage, Date.now())) return showNetworkError(netErrorPath);
    } catch {
      // Without storage a reload could go round in circles.
      return;
    }
    reloading = true;
    event.preventDefault();
    window.location.reload();
  });
}
