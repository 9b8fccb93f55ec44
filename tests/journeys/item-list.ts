import type { Page } from '@playwright/test';

/** A list of bolts, as people find it. */
export const LIST = '/search.html?keyword=M8%20内六角';
/** The call that an item's page is made of. */
export const DETAIL = '**/site/item/detail**';

/** Links with words: the picture beside each leads to the same page. */
export const itemLinks = (page: Page) =>
  page.locator('main a[href^="/u-"]:not([aria-hidden])').filter({ hasText: /\S/ });

/** Every movement, also what browsers forgive because somebody has just pressed. */
export const watchMoves = (page: Page) =>
  page.evaluate(() => {
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.moves?.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
