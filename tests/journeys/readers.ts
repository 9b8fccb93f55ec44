import type { BrowserContext, Page } from '@playwright/test';
import { callAsPage } from './call-as-page.ts';
import { test as journey } from './journey.ts';
import { asBuyer } from './shop-session.ts';

/** Somebody of the demo who only looks; nobody comes without a session. */
export type Reader = 'nobody' | 'buyer' | 'staff';

type ContextOf = (reader: Reader) => Promise<BrowserContext>;

/**
 * One browser for each reader and worker: its login is made once, and the scripts of a page before are in its cache.
 * Only for journeys that change nothing of the reader.
 */
export const test = journey.extend<{ openAs: (reader: Reader) => Promise<Page> }, { contextOf: ContextOf }>({
  contextOf: [
    async ({ browser }, provide) => {
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
    },
    { scope: 'worker' },
  ],
  openAs: async ({ contextOf }, provide) => {
    const opened: Page[] = [];
    await provide(async (reader) => {
      const context = await contextOf(reader);
      // The first page makes a visitor of somebody without a session.
      if (reader === 'nobody') await context.clearCookies();
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.close();
  },
});
