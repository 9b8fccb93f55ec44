import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';
import { callAsPage } from './call-as-page.ts';
import { noteTold } from './told.ts';

/** Opens a browser of somebody else; it is closed when the journey ends, so that no page goes on asking the shop. */
export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Every journey begins from this `test`: rules that hold for all of them stand in docs/testing.md. */
export const test = base.extend<{ newContext: NewContext }>({
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
