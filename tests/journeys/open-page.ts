import type { Page } from '@playwright/test';

/**
 * Waits until every control answers to input. Parts of a page come alive one after the other; what is pressed before is
 * lost. React leaves its mark on each element it has taken over.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What is hidden from people, as the field that measures how high a text grows, belongs to nobody.
    const seen = ':not([aria-hidden="true"])';
    const controls = [...document.querySelectorAll(`body :is(button, input, select, textarea)${seen}`)];
    return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')));
  });
  // The mark is set a moment before the part is put in place; then nothing is left to do.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2_000 })));
}

/** Opens an address and waits until the page is alive. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}
