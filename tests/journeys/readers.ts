import type { Browser, BrowserContext, Page } from '@playwright/test';
import { callAsPage } from './call-as-page.ts';
import { asBuyer } from './shop-session.ts';

/** Somebody of the demo who only looks; nobody comes without a session. */
export type Reader = 'nobody' | 'buyer' | 'sales' | 'staff';

export type ContextOf = (reader: Reader) => Promise<BrowserContext>;
export type OpenAs = (reader: Reader) => Promise<Page>;

/**
 * One browser for each reader and worker: its login is made once, and the scripts of a page before are in its cache.
 * Only for journeys that change nothing of the reader.
 */
export async function provideContexts({ browser }: { browser: Browser }, provide: (of: ContextOf) => Promise<void>) {
  const contexts = new Map<Reader, BrowserContext>();
  await provide(async (reader) => {
    const known = contexts.get(reader);
    if (known) return known;
    const context = await browser.newContext();
    callAsPage(context);
    if (reader !== 'nobody') await asBuyer(context, reader);
    contexts.set(reader, context);
    return context;
  });
  for (const context of contexts.values()) await context.close();
}

/**
 * Opens addresses as somebody who only looks, one after the other in the same tab: a new one would have to compile the
 * same scripts again, which takes longer than all the rest. Nothing of a page before is left in it.
 */
export async function provideOpenAs(
  { contextOf }: { contextOf: ContextOf },
  provide: (open: OpenAs) => Promise<void>,
): Promise<void> {
  const used = new Set<Page>();
  await provide(async (reader) => {
    const context = await contextOf(reader);
    // The first page makes a visitor of somebody without a session.
    if (reader === 'nobody') await context.clearCookies();
    const page = context.pages()[0] ?? (await context.newPage());
    used.add(page);
    return page;
  });
  for (const page of used) await leave(page);
}

/** A browser tells once a day who is at work. Told with every page, it would be refused after thirty pages of a minute. */
const KEPT = 'introducedTo';

async function leave(page: Page): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'] as const) {
    page.removeAllListeners(event);
  }
  await page.evaluate((kept) => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key !== kept) localStorage.removeItem(key);
  }, KEPT);
  // Of the shop: a page of somebody else (`about:blank`) would end the process, and all it has compiled with it.
  await page.goto('/healthz');
}
