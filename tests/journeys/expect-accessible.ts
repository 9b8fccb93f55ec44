import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No serious or critical finding of axe, on the page or within one part of it. Only violations are worked out in full,
 * and in the page itself: without the second page and the lists of what passed it takes a third of the time. No rule that
 * runs reads style sheets, so they are not fetched once more for it.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
