import { expect } from '@playwright/test';
import { asPerson, buildCompany } from './build-company.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

/** What people type stands on pages again; a word longer than the page breaks and does not widen it. */
const WORD = 'W'.repeat(400);
const PHONE = { width: 375, height: 812 };

const PUBLIC = [`/search.html?keyword=${WORD}`, `/search.html?keyword=M8x30%20${WORD}`];
const OWN = [
  ...['order', 'approval', 'quota', 'inquiry'].map((name) => `/user/transaction/${name}.html?keyword=${WORD}`),
  ...['costCenter', 'user', 'audit'].map((name) => `/user/system/${name}.html?keyword=${WORD}`),
  `/batch-order.html?lines=${WORD}`,
  `/orderConfirm.html?lines=${WORD}*2`,
];

test('are no wider than a phone', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { admin } = await buildCompany({ admin: { name: '管理员', role: '管理员' } });
  await page.setViewportSize(PHONE);
  const wide: string[] = [];
  const measure = async (path: string) => {
    await openPage(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) wide.push(`${path.slice(0, 40)}: ${width}`);
  };
  for (const path of PUBLIC) await measure(path);
  await asPerson(context, admin);
  for (const path of [...PUBLIC, ...OWN]) await measure(path);
  expect(wide).toEqual([]);
});
