import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/ensure-chromium.mjs';
import { machineBaseline } from './baseline.ts';
import { SHOP, someItems } from './demo-session.ts';

/**
 * `npm run bench -- paint`: what a person sees, in Chromium against the running shop. A slow line and a slow computer
 * first (150 ms, 1.6 Mbit/s, a quarter of this processor), then this computer as it is.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOW_PROCESSOR = 4;
/** From resting on a link to pressing it; the router preloads meanwhile. */
const HOVER_MS = { slow: 200, fast: 500 };
const BUDGET = { paintMs: 1000, shift: 0.001, slowClickMs: 400, fastClickMs: 70 };

const RESULTS = `/search.html?keyword=${encodeURIComponent('M8 内六角')}`;

async function openPage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.seen = { paint: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, devtools: await context.newCDPSession(page) };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
}

/** Milliseconds from pressing a result to the frame that shows the item's page. */
async function clickResult(page: Page, place: number, hoverMs: number): Promise<number> {
  const link = page.locator('main a[href^="/u-"]:not([aria-hidden])').nth(place);
  await link.hover();
  await page.waitForTimeout(hoverMs);
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'click',
          () => {
            const pressed = performance.now();
            const look = () => {
              if (!location.pathname.startsWith('/u-') || !document.querySelector('main h1'))
                return requestAnimationFrame(look);
              return requestAnimationFrame(() => resolve(performance.now() - pressed));
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
  await link.click();
  return painted;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function rounds(work: (context: BrowserContext, round: number) => Promise<number[]>): Promise<number[]> {
  const found: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    found.push(await work(context, round));
    await context.close();
  }
  return (found[0] ?? []).map((_, place) => median(found.map((row) => row[place] ?? Number.NaN)));
}

const firstPaint = (path: string) =>
  rounds(async (context) => {
    const { page, devtools } = await openPage(context);
    await slowDown(devtools);
    await page.goto(SHOP + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    const { paint, shift } = await page.evaluate(() => window.seen);
    return [paint, shift];
  });

const clicks = (speed: 'slow' | 'fast') =>
  rounds(async (context, round) => {
    const { page, devtools } = await openPage(context);
    await page.goto(SHOP + RESULTS, { waitUntil: 'networkidle' });
    if (speed === 'slow') await slowDown(devtools);
    return [await clickResult(page, round, HOVER_MS[speed])];
  });

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const [item] = await someItems('M8 内六角');
let failed = false;
function say(name: string, value: number | undefined, budget: number, unit = ' ms'): void {
  const met = value !== undefined && value <= budget;
  failed ||= !met;
  const figure = unit ? Math.round(value ?? Number.NaN) : (value ?? Number.NaN).toFixed(4);
  process.stdout.write(`${met ? 'met ' : 'OVER'}  ${name.padEnd(44)} ${figure}${unit} (≤ ${budget}${unit})\n`);
}
process.stdout.write(`${machineBaseline()}\nmedian of ${ROUNDS}\n`);
try {
  for (const [name, path] of [
    ['search', RESULTS],
    ['item', `/u-${item}.html`],
  ] as const) {
    const [paint, shift] = await firstPaint(path);
    say(`${name}, slow: largest paint`, paint, BUDGET.paintMs);
    say(`${name}, slow: layout shift`, shift, BUDGET.shift, '');
  }
  say('click on a result, slow: item painted', (await clicks('slow'))[0], BUDGET.slowClickMs);
  say('click on a preloaded result: item painted', (await clicks('fast'))[0], BUDGET.fastClickMs);
} finally {
  await browser.close();
}
process.exitCode = failed ? 1 : 0;

declare global {
  interface Window {
    seen: { paint: number; shift: number };
  }
}
