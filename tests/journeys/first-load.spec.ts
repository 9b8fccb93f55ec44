import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { firstLoads } from '../../scripts/first-load.ts';
import { test } from './journey.ts';
import { openSettled } from './open-settled.ts';
import { asBuyer, findItem } from './shop-session.ts';

/** Budgets of storefront pages: what the first visit loads, compressed. */
const SCRIPT_KB = 160;
const STYLE_KB = 30;
const SHIFT = 0.02;

/** A page always moves by as much, but for a font that a busy machine brings late once. */
const FIRST_VISITS = 3;

interface FirstVisit {
  script: number;
  stylesheet: number;
  shift: number;
}

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** With nothing kept from another visit: what is loaded, in KB, and by how much it moves. */
async function visit(context: BrowserContext, path: string): Promise<FirstVisit> {
  await asBuyer(context);
  const page = await context.newPage();
  const sizes = { script: 0, stylesheet: 0 };
  const pending: Promise<void>[] = [];
  const weigh = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    pending.push(response.body().then((body) => void (sizes[kind] += gzipSync(body).length / 1024)));
  };
  page.on('response', weigh);
  await noteShifts(page);
  await openSettled(page, path);
  await page.evaluate(async () => void (await document.fonts.ready));
  // What a page fetches when it has nothing else to do is not its first load.
  page.off('response', weigh);
  await Promise.all(pending);
  const shift = await page.evaluate(() => window.layoutShift ?? 0);
  await page.close();
  return { ...sizes, shift };
}

test('the manifest of the build keeps the main pages within their budgets', async () => {
  const loads = await firstLoads('dist');
  const table = loads.map(({ route, kb }) => `${route} ${kb.toFixed(1)} KB`).join('\n');
  expect(
    loads.filter(({ kb, budgetKb }) => kb > budgetKb).map(({ route }) => route),
    table,
  ).toEqual([]);
  // A manifest that names nothing would be within any budget.
  expect(Math.min(...loads.map(({ kb, files }) => Math.min(kb, files.length * 20))), table).toBeGreaterThan(60);
});

test.describe('first load', () => {
  for (const name of ['home', 'search', 'sku', 'cart'] as const) {
    test(`${name} stays within its budgets`, async ({ request, newContext }) => {
      const item = await findItem(request, 'M8 内六角');
      const path = { home: '/', search: '/search.html?keyword=M8', sku: `/u-${item}.html`, cart: '/cart.html' }[name];
      const { script, stylesheet, shift } = await visit(await newContext(), path);
      expect(script).toBeGreaterThan(20);
      expect(script).toBeLessThanOrEqual(SCRIPT_KB);
      expect(stylesheet).toBeLessThanOrEqual(STYLE_KB);
      const shifts = [shift];
      while (Math.min(...shifts) > SHIFT && shifts.length < FIRST_VISITS) {
        shifts.push((await visit(await newContext(), path)).shift);
      }
      expect(Math.min(...shifts), `moved by ${shifts.join(', ')}`).toBeLessThanOrEqual(SHIFT);
    });
  }
});

declare global {
  interface Window {
    layoutShift?: number;
  }
}
