import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { BEHIND, BEHIND_KB, chartLoads, FIRST_LOAD_KB, firstLoads, REPORT_KB } from '../../scripts/first-load.ts';
import { HOME_PATH } from '../../src/app/web/main-pages.ts';
import { CART_PATH, ITEM_PATH, itemHref, SEARCH_PATH } from '../../src/business/paths/rules/public.ts';
import { test } from './journey.ts';
import { openSettled } from './open-settled.ts';
import { asBuyer, findItem } from './shop-session.ts';

/** Budgets of storefront pages beside that of their scripts: what the first visit loads, compressed. */
const STYLE_KB = 30;
const SHIFT = 0.02;

/** A page always moves by as much, but for a font that a busy machine brings late once. */
const FIRST_VISITS = 3;

/** An address of each page that has a budget. */
const ADDRESSES: Readonly<Record<keyof typeof FIRST_LOAD_KB, (item: string) => string>> = {
  [HOME_PATH]: () => '/',
  [SEARCH_PATH]: () => '/search.html?keyword=M8',
  [ITEM_PATH]: itemHref,
  [CART_PATH]: () => CART_PATH,
};

interface FirstVisit {
  script: number;
  /** Script that nobody waits for. */
  behind: number;
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
  const sizes = { script: 0, stylesheet: 0, behind: 0 };
  const pending: Promise<void>[] = [];
  const weigh = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const counted = BEHIND.test(response.url()) ? 'behind' : kind;
    pending.push(response.body().then((body) => void (sizes[counted] += gzipSync(body).length / 1024)));
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
  const table = loads.map(({ path, kb }) => `${path} ${kb.toFixed(1)} KB`).join('\n');
  expect(
    loads.filter(({ kb, budgetKb }) => kb > budgetKb).map(({ path }) => path),
    table,
  ).toEqual([]);
  // A manifest that names nothing would be within any budget.
  expect(Math.min(...loads.map(({ kb, files }) => Math.min(kb, files.length * 20))), table).toBeGreaterThan(60);
});

test('what draws charts comes with the first chart, and no page before waits for it', async () => {
  const { drawing, pages } = await chartLoads('dist');
  const table = pages.map(({ route, kb }) => `${route} ${kb.toFixed(1)} KB`).join('\n');
  expect(drawing.namedBy).toEqual([]);
  expect(drawing.kb).toBeLessThanOrEqual(REPORT_KB.drawing);
  // A page of no scripts would be within any budget.
  expect(Math.min(...pages.map(({ own }) => own.length)), table).toBeGreaterThan(0);
  expect(Math.max(...pages.map(({ kb }) => kb)), table).toBeLessThanOrEqual(REPORT_KB.page);
});

test.describe('first load', () => {
  for (const path of Object.keys(FIRST_LOAD_KB) as (keyof typeof FIRST_LOAD_KB)[]) {
    test(`${path} stays within its budgets`, async ({ request, newContext }) => {
      const address = ADDRESSES[path](await findItem(request, 'M8 内六角'));
      const { script, behind, stylesheet, shift } = await visit(await newContext(), address);
      expect(script).toBeGreaterThan(20);
      expect(script).toBeLessThanOrEqual(FIRST_LOAD_KB[path]);
      expect(behind).toBeLessThanOrEqual(BEHIND_KB);
      expect(stylesheet).toBeLessThanOrEqual(STYLE_KB);
      const shifts = [shift];
      while (Math.min(...shifts) > SHIFT && shifts.length < FIRST_VISITS) {
        shifts.push((await visit(await newContext(), address)).shift);
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
