import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';
import { callAsPage } from './call-as-page.ts';
import { type ContextOf, type OpenAs, provideContexts, provideOpenAs } from './readers.ts';
import { noteTold } from './told.ts';

/** Opens a browser of somebody else; it is closed when the journey ends, so that no page goes on asking the shop. */
export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/**
 * Every journey begins from this `test`: rules that hold for all of them stand in docs/testing.md. A worker serves only
 * files with the same things of a worker, so these are here for all: in a shuffled order it would start anew each time.
 */
export const test = base.extend<{ newContext: NewContext; openAs: OpenAs }, { contextOf: ContextOf }>({
  contextOf: [provideContexts, { scope: 'worker' }],
  openAs: provideOpenAs,
  context: async ({ context }, provide) => {
    await noteTold(context);
    callAsPage(context);
    await provide(context);
  },
  newContext: async ({ browser }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await noteTold(context);
      callAsPage(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
