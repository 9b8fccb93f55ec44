/**
 * What is waited for, and what has been seen of it. Kept in the tab's storage, because a press before the script of the
 * page has come goes to another document, where the clock has to go on.
 */
export type Wanted =
  /** The first frame whose visible heading says this. */
  | { heading: string }
  /** The first frame in which the link to this address stands where it stood, on a page that is scrolled as it was. */
  | { href: string; top: number; scroll: number };

declare global {
  interface Window {
    seen: { paint: number; shift: number; moved: number };
    showsWanted: (wanted: Wanted) => boolean;
    paintClock: { arm: (wanted: Wanted) => void; press: () => void };
  }
}

/** Runs in every document before its own scripts. It must not use anything from outside: its text goes to the browser. */
export function watchPaints(): void {
  window.seen = { paint: 0, shift: 0, moved: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.seen.shift += entry.value;
      // Browsers forgive what moves within half a second of a press; somebody who has begun to read does not.
      const painted = Number(sessionStorage.getItem('clock:painted'));
      if (painted > 0 && performance.timeOrigin + entry.startTime > painted) window.seen.moved += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The same. */
export function installSight(): void {
  const isSeen = (element: Element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 2 && height > 2 && bottom > 0 && top < innerHeight;
  };
  /** Headings carry tags and counts beside their words: one part of them has to say exactly what is wanted. */
  const says = (heading: Element, text: string) => {
    const own = [...heading.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const parts = [heading, ...heading.children].map((part) => part.textContent.trim());
    return [
      own
        .map((node) => node.textContent)
        .join('')
        .trim(),
      ...parts,
    ].includes(text);
  };
  window.showsWanted = (wanted) => {
    if ('heading' in wanted) {
      return [...document.querySelectorAll('h1')].some((h1) => isSeen(h1) && says(h1, wanted.heading));
    }
    // The search a link was found by is named anew when its page is.
    const place = [...document.querySelectorAll('main a')].find(
      (link) => link.getAttribute('href')?.split('?')[0] === wanted.href && link.ariaHidden !== 'true' && isSeen(link),
    );
    if (!place) return false;
    return Math.abs(scrollY - wanted.scroll) <= 2 && Math.abs(place.getBoundingClientRect().top - wanted.top) <= 2;
  };
}

/** The same. */
export function installPaintClock(): void {
  const now = () => performance.timeOrigin + performance.now();
  const read = (key: string) => sessionStorage.getItem(`clock:${key}`);
  const write = (key: string, value: unknown) => sessionStorage.setItem(`clock:${key}`, String(value));

  /** A task that is asked for in a frame runs once the frame has been handed over to be painted. */
  const afterPaint = (work: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(null);
  };
  const look = () => {
    const wanted = read('wanted');
    if (wanted === null || read('painted') !== null) return;
    if (read('pressed') !== null && window.showsWanted(JSON.parse(wanted) as Wanted))
      return afterPaint(() => write('painted', now()));
    requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    (event) => {
      if (read('wanted') !== null && read('pressed') === null)
        write('pressed', performance.timeOrigin + event.timeStamp);
    },
    { capture: true },
  );
  window.paintClock = {
    arm: (wanted) => {
      for (const key of ['wanted', 'pressed', 'painted']) sessionStorage.removeItem(`clock:${key}`);
      write('wanted', JSON.stringify(wanted));
      requestAnimationFrame(look);
    },
    press: () => write('pressed', now()),
  };
  requestAnimationFrame(look);
}

/** In the page: milliseconds from the press to the frame; null as long as it has not come. */
export function readPaintClock(): number | null {
  const [pressed, painted] = ['pressed', 'painted'].map((key) => sessionStorage.getItem(`clock:${key}`));
  return pressed && painted ? Number(painted) - Number(pressed) : null;
}
