import type { Page } from '@playwright/test';

/** Lets a page draw so many frames: what is done by the frame, or after a rest of some of them, has been done then. */
export const passFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);
