import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { test } from './journey.ts';
import { asBuyer, findItem } from './shop-session.ts';

/** Budgets of storefront pages: what the first visit loads, compressed. */
const SCRIPT_KB = 160;
const STYLE_KB = 30;
const SHIFT = 0.02;

test.describe('first load', () => {
  for (const name of ['home', 'search', 'sku', 'cart'] as const) {
    test(`${name} stays within its budgets`, async ({ page, context }) => {
      await asBuyer(context);
      const item = await findItem(page.request, 'M8 内六角');
      const path = { home: '/', search: '/search.html?keyword=M8', sku: `/u-${item}.html`, cart: '/cart.html' }[name];
      const sizes = { script: 0, stylesheet: 0 };
      const pending: Promise<void>[] = [];
      const weigh = (response: Response) => {
        const kind = response.request().resourceType();
        if (kind !== 'script' && kind !== 'stylesheet') return;
        pending.push(response.body().then((body) => void (sizes[kind] += gzipSync(body).length)));
      };
      page.on('response', weigh);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      // What a page fetches when it has nothing else to do is not its first load.
      page.off('response', weigh);
      await Promise.all(pending);
      expect(sizes.script / 1024).toBeGreaterThan(20);
      expect(sizes.script / 1024).toBeLessThanOrEqual(SCRIPT_KB);
      expect(sizes.stylesheet / 1024).toBeLessThanOrEqual(STYLE_KB);
      expect(await page.evaluate(() => window.layoutShift ?? 0)).toBeLessThanOrEqual(SHIFT);
    });
  }
});

declare global {
  interface Window {
    layoutShift?: number;
  }
}
