import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

/** The minified source: a page reads it anew after each address, and the plain one is more than twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only violations are worked out in full, and no rule that runs reads style sheets: they are not fetched once more for it. */
const OPTIONS = { resultTypes: ['violations'], preload: false } satisfies axeCore.RunOptions;

/** What axe finds in a page, every rule it runs by itself. Frames are none of ours: pages are shown in no frame. */
const findViolations = (page: Page, part: string | null) =>
  page.evaluate(
    async ([within, options]) => {
      const { violations } = (await window.axe?.run(within ?? document, options)) ?? {};
      if (!violations) throw new Error('axe did not run');
      return violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map((node) => node.html) }));
    },
    [part, OPTIONS] as const,
  );

/** What is on its way in has the colours of neither here nor there; what turns for ever or creeps along is not waited for. */
const untilArrived = (page: Page) =>
  page.evaluate(async () => {
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    await Promise.allSettled(short.map(({ finished }) => finished));
  });

/**
 * No serious or critical finding of axe, on the page or within one part of it. The builder of @axe-core/playwright reads the
 * source into the page twice for each look and carries what passed out of it: four fifths of the time of a look went there.
 */
export async function expectAccessible(page: Page, part: string | null = null): Promise<void> {
  await untilArrived(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await findViolations(page, part);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, html }) => `${id}: ${html.join(' | ')}`)).toEqual([]);
}
