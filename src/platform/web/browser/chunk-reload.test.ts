import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimChunkReload, reloadOnMissingChunk } from './chunk-reload.ts';
import { loadAhead, loadWanted } from './part-need.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

it('reloads once in sixty seconds', () => {
  const kept = memory();
  expect(claimChunkReload(kept, 1_000_000)).toBe(true);
  expect(claimChunkReload(kept, 1_000_001)).toBe(false);
  expect(claimChunkReload(kept, 1_059_999)).toBe(false);
  expect(claimChunkReload(kept, 1_060_000)).toBe(true);
  expect(claimChunkReload(kept, 1_060_001)).toBe(false);
});

it('is not blocked by a clock that was set back or by rubbish', () => {
  const kept = memory();
  claimChunkReload(kept, 9_000_000);
  expect(claimChunkReload(kept, 1_000)).toBe(true);
  kept.setItem('chunkReloadAt', 'x');
  expect(claimChunkReload(kept, 2_000)).toBe(true);
});

describe('a part that does not come', () => {
  const location = { pathname: '/search.html', search: '', reload: vi.fn(), assign: vi.fn() };
  let onTheWay = false;
  let page: EventTarget;

  /** Whether the page took the failure upon itself: else whoever asked for the part hears of it. */
  const fail = (message = 'Failed to fetch dynamically imported module: /assets/a.js') => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) });
    page.dispatchEvent(event);
    return { taken: event.defaultPrevented, message: event.payload.message };
  };

  beforeEach(() => {
    onTheWay = false;
    page = new EventTarget();
    vi.stubGlobal('window', Object.assign(page, { sessionStorage: memory(), location }));
    vi.stubGlobal('navigator', { onLine: true });
    reloadOnMissingChunk({ netErrorPath: '/netError.html', isOnTheWay: () => onTheWay });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('reloads once, however many of its files are missing', () => {
    expect([fail().taken, fail('Unable to preload CSS for /assets/a.css').taken]).toEqual([true, true]);
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('is missing after the reload as well: the page says that it cannot be had', () => {
    window.sessionStorage.setItem('chunkReloadAt', String(Date.now()));
    fail();
    expect(location.assign).toHaveBeenCalledWith('/netError.html?from=%2Fsearch.html');
  });

  it('fails in its place where there is no line', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(fail()).toEqual({ taken: false, message: '网络不可用，请检查网络后重试' });
    expect([location.reload, location.assign].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('is nothing where nobody waits for it, and one that is waited for reloads', async () => {
    const ahead = Promise.withResolvers<void>();
    const loading = loadAhead(() => ahead.promise);
    expect(fail().taken).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
    const wanted = loadWanted(() => ahead.promise);
    expect(fail().taken).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
    ahead.resolve();
    await Promise.all([loading, wanted]);
  });

  it('of a page that somebody has pressed for meanwhile reloads', async () => {
    onTheWay = true;
    await loadAhead(async () => void fail());
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});
