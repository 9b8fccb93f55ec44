import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore & { _audit: { rules: { id: string; impact?: axeCore.ImpactValue }[] } };
  }
}

/** The minified source: a page reads it anew after each address, and the plain one is more than twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only violations are worked out in full, and no rule that runs reads style sheets: they are not fetched once more for it. */
const OPTIONS = { resultTypes: ['violations'], preload: false } satisfies axeCore.RunOptions;

/**
 * What axe finds in a page that counts here. A rule says by itself how bad a breach of it is: those that only say “moderate” or
 * “minor” are not run, for nobody reads what they find. Frames are none of ours: pages are shown in no frame.
 */
const findSerious = (page: Page, part: string | null) =>
  page.evaluate(
    async ([within, options]) => {
      if (!window.axe) throw new Error('axe did not load');
      const { rules } = window.axe._audit;
      const soft = rules.filter(({ impact }) => impact === 'moderate' || impact === 'minor');
      if (soft.length === 0 || soft.length > rules.length / 2) throw new Error('axe names its rules in another way');
      const left = Object.fromEntries(soft.map(({ id }) => [id, { enabled: false }]));
      // A control that becomes pressable meanwhile has the colours of neither state for a moment: it changes at once here.
      const atOnce = new CSSStyleSheet();
      atOnce.replaceSync('*, ::before, ::after { transition: none !important; }');
      document.adoptedStyleSheets.push(atOnce);
      const { violations } = await window.axe.run(within ?? document, { ...options, rules: left });
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(atOnce), 1);
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
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
  expect(await findSerious(page, part)).toEqual([]);
}
