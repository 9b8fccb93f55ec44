import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { SHOP } from '../demo-session.ts';
import { installPaintClock, installSight, readPaintClock, type Wanted, watchPaints } from './paint-clock.ts';

/** A telephone in a browser that knows no sites for telephones, and a desk. */
export const DEVICES = {
  phone: { viewport: { width: 412, height: 823 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof DEVICES;

/** Slow 4G and a quarter of this processor, or this computer as it is. */
export type Speed = 'slow' | 'fast';
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOW_PROCESSOR = 4;

/** What a page listens to has no end: nothing would ever be quiet, and no press waits for it. */
const ENDLESS = '/news-center/message/stream';

/** Nothing that is waited for takes longer, unless it never comes. */
const PATIENCE_MS = 30_000;

export interface Traffic {
  requests: number;
  /** Compressed, as they came over the line. */
  bytes: number;
}

/** A browser that has seen nothing of the shop, with a page whose clock runs. */
export interface Visitor {
  page: Page;
  device: Device;
  traffic: Readonly<Traffic>;
  close: () => Promise<void>;
}

function countTraffic(devtools: CDPSession): Traffic {
  const traffic = { requests: 0, bytes: 0 };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http') && !request.url.endsWith(ENDLESS)) traffic.requests += 1;
  });
  devtools.on('Network.requestServedFromCache', () => {
    traffic.requests -= 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
}

const signIn = (context: BrowserContext, cookie: string) =>
  context.addCookies([{ name: 't', value: cookie.replace(/^t=/, ''), url: SHOP, httpOnly: true }]);

export async function openVisitor(
  browser: Browser,
  { device, speed, cookie }: { device: Device; speed: Speed; cookie?: string },
): Promise<Visitor> {
  const context = await browser.newContext(DEVICES[device]);
  if (cookie) await signIn(context, cookie);
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  await page.addInitScript(installSight);
  await page.addInitScript(installPaintClock);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: [`*${ENDLESS}`] });
  const traffic = countTraffic(devtools);
  if (speed === 'slow') await slowDown(devtools);
  return { page, device, traffic, close: () => context.close() };
}

/** Waits for the frame that was wanted; what never comes ends the measurement. */
export async function untilPainted({ page }: Visitor, wanted: Wanted): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    // Between two documents there is nobody to answer.
    const took = await page.evaluate(readPaintClock).catch(() => null);
    if (took !== null) return took;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never painted: ${JSON.stringify(wanted)} on ${page.url()}`);
}
